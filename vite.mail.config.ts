// Builds the mail templates of every capability for the server: Node runs no .tsx. `src/buying/orders/mail` → `build/mail/buying/orders.js`.
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';
import { wordsPlugin } from './tools/words-plugin.ts';

const SOURCE = join(import.meta.dirname, 'src');
const templates = globSync('*/*/mail/index.ts', { cwd: SOURCE }).map((file) => dirname(dirname(file)));

export default defineConfig({
  plugins: [wordsPlugin()],
  publicDir: false,
  // React in its production form, whatever NODE_ENV the shop is started with.
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: { conditions: ['browser', ...defaultServerConditions] },
  ssr: {
    noExternal: true,
    resolve: { conditions: ['browser', ...defaultServerConditions] },
  },
  build: {
    ssr: true,
    outDir: 'build/mail',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: Object.fromEntries(templates.map((capability) => [capability, join(SOURCE, capability, 'mail/index.ts')])),
      output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
    },
  },
});
