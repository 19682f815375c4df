// Messages that nothing says any more are taken out: the compiler sees keys, not whether a screen, a mail or an answer uses them.
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

/** `` `${level}Title` `` says every key that ends so. Too little of a key says nothing of which. */
const composed = [...code.matchAll(/`([\w.-]*\$\{[^`\n]*)`/g)].flatMap(([, text = '']) => {
  const parts = text.split(/\$\{[^}]*\}/);
  const isKey = parts.every((part) => /^[\w.-]*$/.test(part)) && parts.join('').length > 1;
  return isKey ? [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)] : [];
});

test.each(files('src/*/*/words/**/en-US.ts'))('%s has no message that nothing says', (path) => {
  const [, , capability = ''] = path.split('/');
  const keys = [...textOf(path).matchAll(/^ {2}(?:'([\w.-]+)'|([\w-]+)):/gm)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  expect(keys.length).toBeGreaterThan(0);
  expect(
    keys.filter((key) => !written.has(key) && !written.has(`${capability}.${key}`) && !composed.some((form) => form.test(key))),
  ).toEqual([]);
});
