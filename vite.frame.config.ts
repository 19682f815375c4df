// Builds what the payment host serves: script and styles of the card form, and the styles of the pages on which the sandbox asks.
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
      input: ['src/providers/pay-host/screen/card-frame.ts', 'src/providers/sandbox-provider/screen/asking-page.css'],
    },
  },
});
