// The page about cookies names every cookie.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cookiesWords } from '#around/content/words';
import { sayer } from '#base/locale/words';

const ROOT = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** Cookie names in the code: in constants, and where cookies are set. */
const used = new Set(
  globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] })
    .flatMap((path) => [...textOf(path).matchAll(/(?:\bCOOKIE|_COOKIE) = '([\w-]+)'|setCookie\('([\w-]+)'/g)])
    .map(([, kept, set]) => kept ?? set ?? ''),
);

test('the browser storage document names exactly our cookies', () => {
  const [, table = ''] = /## Cookies\n([^#]*)/.exec(textOf('docs/contracts/browser-storage.md')) ?? [];
  const told = [...table.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(told.toSorted()).toEqual([...used].toSorted());
});

test.each(['en-US', 'en-CA', 'fr-CA', 'es-US'] as const)('the page about cookies names every one in %s', (locale) => {
  const say = sayer(cookiesWords, locale);
  const page = `${say('session.text')} ${say('choice.text')}`;
  const [open, close] = locale === 'fr-CA' ? ['«\u00A0', '\u00A0»'] : ['“', '”'];
  for (const name of used) expect(page).toContain(`${open}${name}${close}`);
});
