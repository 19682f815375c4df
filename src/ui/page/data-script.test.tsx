import { expect, test } from 'vitest';
import { dataScript } from './data-script.tsx';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--',
  '`);alert(1);(`',
  '${alert(1)}',
  '$${x}',
  '\\`',
  '\\${x}',
  '\\',
  '"\\"',
  '\r\n',
  '\u2028',
  'prix : 4 $',
];

/** The text between the backticks: the result of `String.raw`. */
function carried(script: string): string {
  const [, text = ''] = /^<script nonce="n">[\w.]+\.enqueue\(String\.raw`([^]*)`\);[\w.]+\.close\(\);<\/script>$/.exec(script) ?? [];
  return text;
}

test.each(HOSTILE)('no content of a page can end the script that carries it: %j', (hostile) => {
  const data = `${JSON.stringify([{ json: JSON.stringify({ hostile }) }])}\n`;
  const text = carried(dataScript(data, 'n'));
  expect(text).not.toMatch(/[<`]|\$\{/);
  expect(text.endsWith('\n')).toBe(true);
  expect(JSON.parse(text)).toEqual(JSON.parse(data));
});
