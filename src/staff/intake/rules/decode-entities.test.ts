import { expect, test } from 'vitest';
import { decodeEntities, encodeEntities } from './decode-entities.ts';

test.each([
  ['Soft &amp; smooth', 'Soft & smooth'],
  ['8.5&quot; &times; 11&#34;', '8.5" × 11"'],
  ['caf&eacute; cr&egrave;me &#233; &#xE9;', 'café crème é é'],
  ['AT&amp;amp;T', 'AT&amp;T'],
  ['3&nbsp;po', '3\u00A0po'],
  ['R&D &unknown; &#0; &#xD800; & &;', 'R&D &unknown; &#0; &#xD800; & &;'],
  ['&rsquo;&OElig;&trade;', '’Œ™'],
])('%s is %s', (text, wanted) => expect(decodeEntities(text)).toBe(wanted));

test.each(['R&D', 'AT&amp;T', '&lt;b&gt;', '&#38;', 'a & b;'])('%s is written so that it reads back', (text) =>
  expect(decodeEntities(encodeEntities(text))).toBe(text),
);
