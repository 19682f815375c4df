import { expect, test } from 'vitest';
import { served } from '#test/screen/page';
import { SuggestionPanel } from './suggestion-panel.tsx';
import type { Suggestion } from './suggestion.ts';

const ROWS: readonly Suggestion[] = [
  { kind: 'query', text: 'copy paper', href: '/search?q=copy%20paper' },
  {
    kind: 'product',
    text: 'Copy paper, letter',
    href: '/product_246810',
    itemId: '246810',
    pack: 'Ream',
    picture: '/pictures/a.jpg',
    price: '$9.49',
    listName: null,
  },
];

const shown = (active: number | null, onHeart: boolean): string =>
  served(<SuggestionPanel id="s" rows={ROWS} typed="copy" active={active} onHeart={onHeart} onChoose={() => undefined} />);

/** Ids of the options, those of which the keyboard stands on one in brackets. */
const options = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*role="option"[^>]*>/g)].map(([tag]) => {
    const id = / id="([^"]*)"/.exec(tag)?.[1] ?? '';
    return tag.includes('aria-selected="true"') ? `[${id}]` : id;
  });

test('[LST-4] [CAT-8] a suggested product has a heart that is an option of its own; a suggested search has none', () => {
  const html = shown(null, false);
  expect(options(html)).toEqual(['s-0', 's-1', 's-1-heart']);
  expect(html).toContain('aria-label="Save to a list – Copy paper, letter"');
  // Without JavaScript's help, or in another tab, it leads to the page where a list is chosen.
  expect(html).toContain('item=246810');
});

test('[CAT-7] the keyboard stands on the row or on its heart, and the foot says what the keys do there', () => {
  expect(options(shown(1, false))).toEqual(['s-0', '[s-1]', 's-1-heart']);
  expect(options(shown(1, true))).toEqual(['s-0', 's-1', '[s-1-heart]']);
  expect(shown(0, false)).toContain('Press Enter to search “copy”');
  expect(shown(1, false)).toContain('Enter opens it, → moves to its heart');
  expect(shown(1, true)).toContain('Press Enter to save it to a list');
});
