import { expect, test } from 'vitest';
import { isTooDeep } from './json-body.ts';

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

test.each([
  [nested(32), false],
  [nested(33), true],
  [`[${'{},'.repeat(1_000)}{}]`, false],
  [JSON.stringify({ text: '['.repeat(1_000), quote: '"{'.repeat(100), slash: `\\"${'{'.repeat(100)}`, end: '\\' }), false],
  [`{"text":"\\\\","more":${nested(33)}}`, true],
  [`"${'['.repeat(100)}`, false],
  ['{"items":[]}', false],
])('trust 26: depth is counted outside of texts: %.40s', (body, deep) => {
  expect(isTooDeep(body)).toBe(deep);
});
