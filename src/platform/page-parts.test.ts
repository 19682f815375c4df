import { expect, test } from 'vitest';
import { makePagePartCache, type PagePartCache } from './page-parts.ts';

/** Renders a page of parts as screens do: a cached part is not rendered. */
function page(kept: PagePartCache, parts: Readonly<Record<string, string>>): { readonly html: string; readonly drawn: readonly string[] } {
  const { place, assemble } = kept.forPage();
  const drawn: string[] = [];
  const marked = Object.entries(parts).map(([key, markup]) => {
    const { number, isCached } = place(key);
    if (!isCached) drawn.push(key);
    return `<li><cached-part data-n="${number}">${isCached ? '' : markup}</cached-part></li>`;
  });
  return { html: assemble(Buffer.from(`<ul>${marked.join('')}</ul>`)).toString(), drawn };
}

test('a part is rendered once and looks the same on every page', () => {
  const kept = makePagePartCache();
  const first = page(kept, { a: '<b>Crayon – été</b>', b: '<b>2</b>' });
  expect(first.html).toBe('<ul><li><b>Crayon – été</b></li><li><b>2</b></li></ul>');
  const second = page(kept, { b: '<b>2</b>', a: '<b>Crayon – été</b>', c: '<b>3</b>' });
  expect(second.html).toBe('<ul><li><b>2</b></li><li><b>Crayon – été</b></li><li><b>3</b></li></ul>');
  expect(second.drawn).toEqual(['c']);
});

test('markup of one page alone is rendered again: ids made by React, scripts, pending content', () => {
  const kept = makePagePartCache();
  const own = { id: '<label for="_R_1a_">a</label>', script: '<script nonce="n">1</script>', waiting: '<!--$--><p>a</p><!--/$-->' };
  page(kept, own);
  expect(page(kept, own).drawn).toEqual(['id', 'script', 'waiting']);
});

test('unused parts make room; a page being rendered keeps those it found', () => {
  const kept = makePagePartCache(400);
  page(kept, { a: 'a'.repeat(150) });
  const { place, assemble } = kept.forPage();
  const found = place('a');
  expect(found.isCached).toBe(true);
  page(kept, { b: 'b'.repeat(150), c: 'c'.repeat(150), d: 'd'.repeat(150) });
  expect(kept.forPage().place('a').isCached).toBe(false);
  expect(assemble(Buffer.from(`<cached-part data-n="${found.number}"></cached-part>`)).toString()).toBe('a'.repeat(150));
});

test('parts nest: rendering the outer one reuses cached inner ones, and a cached outer one is complete', () => {
  const kept = makePagePartCache();
  const first = kept.forPage();
  const [outer, a, b] = ['list', 'a', 'b'].map((key) => first.place(key).number);
  const drawn = `<ul><cached-part data-n="${outer}">(<cached-part data-n="${a}">A</cached-part>, <cached-part data-n="${b}">B</cached-part>)</cached-part></ul>`;
  expect(first.assemble(Buffer.from(drawn)).toString()).toBe('<ul>(A, B)</ul>');
  const second = kept.forPage();
  const [other, again] = ['another list', 'b'].map((key) => second.place(key));
  expect([other?.isCached, again?.isCached]).toEqual([false, true]);
  const less = `<cached-part data-n="${other?.number}">[<cached-part data-n="${again?.number}"></cached-part>]</cached-part>!`;
  expect(second.assemble(Buffer.from(less)).toString()).toBe('[B]!');
  const third = kept.forPage();
  const whole = third.place('list');
  expect(whole.isCached).toBe(true);
  expect(third.assemble(Buffer.from(`<cached-part data-n="${whole.number}"></cached-part>`)).toString()).toBe('(A, B)');
});
