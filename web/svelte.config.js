import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    runes: true,
    // Every class of a part carries it wherever it is used, so it is short.
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
