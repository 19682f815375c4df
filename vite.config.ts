import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { wordsPlugin } from './tools/words-plugin.ts';

// The finished server bundle holds React itself, in its production form, whatever NODE_ENV the shop is started with.
export default defineConfig(({ command }) => ({
  plugins: [wordsPlugin(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false, cssMinify: true },
  ...(command === 'build' ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } } : {}),
}));
