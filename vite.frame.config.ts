// Builds the pages of the sandbox payment provider for the payment host: script and styles of the card form, styles of where it asks.
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  resolve: { conditions: ['browser', ...defaultClientConditions] },
  build: {
    outDir: 'build/frame',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['src/providers/sandbox-provider/screen/card-frame.ts', 'src/providers/sandbox-provider/screen/asking-page.css'],
    },
  },
});
