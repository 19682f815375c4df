import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { wordsPlugin } from './tools/words-plugin.ts';

export default defineConfig({
  plugins: [wordsPlugin(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false, cssMinify: true },
});
