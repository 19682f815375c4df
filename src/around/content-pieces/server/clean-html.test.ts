import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blocksOf, cleanHtml, refusedMarkup, runsOf } from './clean-html.ts';

test('[HDR-6] only what is allowed is left of HTML', () => {
  expect(cleanHtml('<p onclick="x()">Hi <b class="y">there</b><script>alert(1)</script></p>', 'blocks')).toBe('<p>Hi <b>there</b></p>');
  expect(cleanHtml('<a href="javascript:alert(1)">a</a><a href="//evil.example">b</a><a href="/deals">c</a>', 'inline')).toBe(
    '<a>a</a><a>b</a><a href="/deals">c</a>',
  );
  expect(refusedMarkup('<p>Hi</p><a href="https://a.example" target="_blank">x</a>', 'inline')).toEqual(['<p>', 'target of <a>']);
  expect(refusedMarkup('<p>Hi <a href="/deals">x</a></p>', 'blocks')).toEqual([]);
});

test('[HDR-3] text is taken apart: hands, links, lines', () => {
  expect(runsOf('5 &lt; 6 <b>bold <i>both</i></b><br><a href="/deals?a=1&amp;b=2">go</a>')).toEqual([
    { text: '5 < 6 ' },
    { text: 'bold ', bold: true },
    { text: 'both', bold: true, italic: true },
    { text: '\n' },
    { text: 'go', href: '/deals?a=1&b=2' },
  ]);
  expect(blocksOf('<h2>Title</h2> Loose <ul><li>One</li><li><b>Two</b></li></ul>')).toEqual([
    { kind: 'h2', lines: [[{ text: 'Title' }]] },
    { kind: 'p', lines: [[{ text: ' Loose ' }]] },
    { kind: 'ul', lines: [[{ text: 'One' }], [{ text: 'Two', bold: true }]] },
  ]);
});

test('[HDR-6] no text makes an address that runs anything, or loses its words', () => {
  const part = fc.constantFrom(
    '<a href="',
    'javascript:',
    'data:text/html,',
    '">',
    '</a>',
    '<b>',
    '<',
    '>',
    '&lt;',
    '<script>',
    'x',
    ' ',
    '"',
    "'",
    '/',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      for (const { href } of runsOf(parts.join(''))) expect(href ?? '/').toMatch(/^(?!\s*(?:javascript|data|vbscript):)/i);
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), (text) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      // Nobody sees a carriage return or a zero.
      if (/[\r\0]/.test(text)) return;
      expect(
        runsOf(escaped)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
