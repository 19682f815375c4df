// Builds the card form of the sandbox payment provider: one script and one style sheet for the payment host.
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
    rolldownOptions: { input: 'src/sandbox-provider/screen/card-frame.ts' },
  },
});
