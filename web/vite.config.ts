import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The fonts' licence asks to travel with them; `build.license` sees scripts only. */
function fontLicences(packages: string[]): Plugin {
  return {
    name: "font-licences",
    apply: "build",
    generateBundle() {
      const texts = packages.map((name) => readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim());
      this.emitFile({ type: "asset", fileName: "licences/fonts.txt", source: texts.join("\n\n\n") + "\n" });
    },
  };
}

export default defineConfig({
  plugins: [
    svelte(),
    svelteTesting(),
    fontLicences(["@fontsource-variable/atkinson-hyperlegible-next", "@fontsource/young-serif"]),
  ],
  build: {
    outDir: "../src/faience/server/page",
    emptyOutDir: true,
    assetsDir: "assets",
    // Everything is a file of our own host, so that a policy of 'self' is enough.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    license: { fileName: "licences/scripts.md" },
    sourcemap: false,
    target: "es2023",
  },
  server: {
    proxy: { "/api": { target: "http://127.0.0.1:8730", ws: true } },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
});
