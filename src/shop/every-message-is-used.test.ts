// Finds unused messages: the compiler checks keys, but not whether a screen, mail or reply uses them.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');
const files = (pattern: string): readonly string[] => globSync(pattern, { cwd: ROOT });

const code = files('{src,tools}/**/*.{ts,tsx}')
  .filter((path) => !path.includes('/words/') && !path.includes('.test.'))
  .map(textOf)
  .join('\n');
const written = new Set([...code.matchAll(/[\w.-]+/g)].map(([word]) => word.replace(/^\.+|\.+$/g, '')));

/** `` `${level}Title` `` uses every key with that ending. Templates with too short a fixed part do not count. */
const composed = [...code.matchAll(/`([\w.-]*\$\{[^`\n]*)`/g)].flatMap(([, text = '']) => {
  const parts = text.split(/\$\{[^}]*\}/);
  const isKey = parts.every((part) => /^[\w.-]*$/.test(part)) && parts.join('').length > 1;
  return isKey ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)] : [];
});

/** Articles show every key of these forms (`article-sections.ts`). */
const IN_ARTICLES = /^(?:title|lead|\w+\.(?:title|text|us|ca|business|consumer|registered))$/;
const isShown = (path: string, key: string): boolean => path.startsWith('src/around/content/words/') && IN_ARTICLES.test(key);

test.each(files('src/*/*/words/**/en-US.ts'))('%s has no unused message', (path) => {
  const [, , capability = ''] = path.split('/');
  const keys = [...textOf(path).matchAll(/^ {2}(?:'([\w.-]+)'|([\w-]+)):/gm)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  expect(keys.length).toBeGreaterThan(0);
  expect(
    keys.filter(
      (key) => !isShown(path, key) && !written.has(key) && !written.has(`${capability}.${key}`) && !composed.some((form) => form.test(key)),
    ),
  ).toEqual([]);
});
