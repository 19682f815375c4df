import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { formatMessage, type Message } from './format-message.ts';

const NBSP = '\u00A0';

test.each([
  ['Cart', {}, 'en-US', 'Cart'],
  ['Hello {name}, ’tis {n}', { name: 'Ann', n: 3 }, 'en-US', 'Hello Ann, ’tis 3'],
  ['Hello {name}!', {}, 'en-US', 'Hello !'],
  ['{n, plural, =0 {none} one {# item of {name}} other {# items}}.', { n: 0 }, 'en-US', 'none.'],
  ['{n, plural, =0 {none} one {# item of {name}} other {# items}}.', { n: 1, name: 'Ann' }, 'en-US', '1 item of Ann.'],
  ['{n, plural, one {# item} other {# items}}', { n: 12_840 }, 'en-US', '12,840 items'],
  ['{n, plural, one {# article} other {# articles}}', { n: 0 }, 'fr-CA', '0 article'],
  ['{n, plural, one {# article} other {# articles}}', { n: 1_000_000 }, 'fr-CA', `1${NBSP}000${NBSP}000 articles`],
  ['Item #{n}', { n: 5 }, 'en-US', 'Item #5'],
] as const)('[APP-2] %j of %j in %s reads %j', (text, values, locale, words) => {
  expect(formatMessage(compileMessageOrThrow(text) as Message, values, locale)).toBe(words);
});
