import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Experiment, SHOW_VARIANTS, showVariants, shownVariants, useVariant } from '#around/experiments/screen';
import { served } from '#test/screen/page';

const rules: string[] = [];
let html: { dataset: Record<string, string | undefined> };
beforeEach(() => {
  rules.length = 0;
  html = { dataset: {} };
  class Sheet {
    insertRule = (rule: string): number => rules.push(rule);
  }
  vi.stubGlobal('CSSStyleSheet', Sheet);
  vi.stubGlobal('CSS', { supports: () => true });
});
afterEach(() => vi.unstubAllGlobals());

/** A browser that takes part, as far as its consent goes. */
function browse(consent: string, doNotTrack = ''): void {
  const cookie = `a=b; variants=home-hero.B~plan-card.control${consent === '' ? '' : `; consent=${consent}`}`;
  vi.stubGlobal('document', { cookie, documentElement: html, adoptedStyleSheets: [] });
  vi.stubGlobal('navigator', { doNotTrack });
}

const Which = () => <p>{useVariant('home-hero') ?? 'none'}</p>;

test('[EXP-1] all variants are in the page, the same for everybody, and only the control is shown of it', () => {
  const page = served(
    <Experiment
      name="home-hero"
      variants={[
        ['control', 'Old'],
        ['B', 'New'],
      ]}
    />,
  );
  expect(page).toMatch(
    /data-experiment="home-hero"[^>]*><div data-variant="control" class="[^"]*">Old<\/div><div data-variant="B" class="[^"]*" hidden="">New</,
  );
  expect(served(<Which />)).toContain('none');
});

test('[EXP-1] a browser that takes part shows its variant and no other, and says so to what loads later', () => {
  browse('1.a.1796068800');
  showVariants();
  expect(rules).toEqual([
    '@layer reset{[data-experiment="home-hero"]:has(>[data-variant="B"])>[data-variant="B"]{display:contents!important}}',
    '@layer reset{[data-experiment="home-hero"]:has(>[data-variant="B"])>:not([data-variant="B"]){display:none!important}}',
    '@layer reset{[data-experiment="plan-card"]:has(>[data-variant="control"])>[data-variant="control"]{display:contents!important}}',
    '@layer reset{[data-experiment="plan-card"]:has(>[data-variant="control"])>:not([data-variant="control"]){display:none!important}}',
  ]);
  showVariants();
  expect(rules).toHaveLength(4);
  expect(shownVariants().get('home-hero')).toBe('B');
});

test.each([
  ['', ''],
  ['1.d.1796068800', ''],
  ['1.a.1796068800', '1'],
])('[EXP-1] [ANL-3] nothing without consent: %j, doNotTrack %j', (consent, doNotTrack) => {
  browse(consent, doNotTrack);
  showVariants();
  expect([rules, shownVariants().size]).toEqual([[], 0]);
});

test('[EXP-1] a browser that does not know such a rule shows the control, and counts for nothing', () => {
  browse('1.a.1796068800');
  vi.stubGlobal('CSS', { supports: () => false });
  showVariants();
  expect(shownVariants().size).toBe(0);
});

test('[EXP-1] the text in the head of pages does the same by itself', async () => {
  browse('1.a.1796068800');
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(SHOW_VARIANTS)}`);
  expect(html.dataset['variants']).toBe('home-hero.B~plan-card.control');
});
