// Compiles message catalogues at build time, so that the browser gets no ICU parser: `words/fr-CA.ts` → compiled messages.
import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Keys of messages that reach a page within the server's answers only: no browser loads them (`useWords` refuses them). */
const SAID_BY_SERVER = /^server\./;
const CATALOGUE = /\/src\/[a-z-]+\/[a-z-]+\/words\/(?:[a-z-]+\/)?(en-US|en-CA|fr-CA|es-US)\.ts$/;

export function wordsPlugin(): Plugin {
  return {
    name: 'inkwell-words',
    enforce: 'pre',
    async load(id, options) {
      const file = id.split('?')[0] ?? id;
      if (!CATALOGUE.test(file)) return null;
      const { mtimeMs } = await stat(file);
      const { default: messages } = (await import(`${pathToFileURL(file).href}?at=${mtimeMs}`)) as {
        default: Record<string, string>;
      };
      const said = Object.entries(messages).filter(([key]) => options?.ssr === true || !SAID_BY_SERVER.test(key));
      const compiled = Object.fromEntries(said.map(([key, text]) => [key, compileMessageOrThrow(text)]));
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`, map: null, moduleType: 'js' };
    },
  };
}
