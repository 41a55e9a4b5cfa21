import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { messages } from "./messages.ts";

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

/** The page defines no elements of its own, but Svelte brings what that needs to every page. */
function withoutCustomElements(): Plugin {
  return {
    name: "without-custom-elements",
    apply: "build",
    enforce: "pre",
    load: (id) =>
      /svelte\/src\/.*\/custom-element\.js$/.test(id) ? "export const create_custom_element = null;" : null,
  };
}

/** Every screen shows these letters, so they are fetched with the page's script rather than after its style. */
function fontPreloads(names: RegExp): Plugin {
  return {
    name: "font-preloads",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => names.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${file}` },
            injectTo: "head" as const,
          })),
    },
  };
}

export default defineConfig({
  plugins: [
    messages(),
    withoutCustomElements(),
    svelte(),
    svelteTesting(),
    fontPreloads(/(atkinson|young-serif)-latin-[^-]+\.woff2$/),
    fontLicences(["@fontsource-variable/atkinson-hyperlegible-next", "@fontsource/young-serif"]),
  ],
  build: {
    outDir: "../src/faience/server/page",
    emptyOutDir: true,
    assetsDir: "assets",
    // By it the server knows what a table needs, and has it fetched before it is asked for.
    manifest: "manifest.json",
    // Everything is a file of our own host, so that a policy of 'self' is enough.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs is one file: each further one is a further request.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "page", tags: ["$initial"] }] } },
      // How long a busy machine took for it says nothing about the page.
      checks: { bundlerTimings: false },
    },
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
