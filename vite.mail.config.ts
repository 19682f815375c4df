// Builds the mail templates of every capability for the server: Node runs no .tsx. `src/orders/mail` → `build/mail/orders.js`.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultServerConditions, defineConfig } from 'vite';
import { wordsPlugin } from './tools/words-plugin.ts';

const SOURCE = join(import.meta.dirname, 'src');
const templates = readdirSync(SOURCE).filter((capability) => existsSync(join(SOURCE, capability, 'mail/index.ts')));

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
