// A cartridge's page yield from its specifications, and its cost per page.

type Specs = readonly { readonly label: string; readonly value: string }[];

const YIELD = /yield|rendement/iu;
/** Numbers with thousands separators as in 6,500 and 6 500; decimals are no page counts. */
const FIGURE = /\d{1,3}(?:[,\s\u00A0\u202F]\d{3})+(?!\d)|\d+/gu;
/** 2 × 10,000 */
const TIMES = /\d\s?[x×]\s?\d/u;

/** Null when no specification states a yield. The first one counts: later ones describe related cartridges. */
export function pagesIn(specs: Specs): number | null {
  for (const { label, value } of specs) {
    if (!YIELD.test(label)) continue;
    const figures = [...value.matchAll(FIGURE)].map(([figure]) => Number(figure.replace(/\D/g, '')));
    const [first = 0, second = 1] = figures;
    // The text may also hold a coverage or a number of cartridges, which are smaller.
    const pages = TIMES.test(value) ? first * second : Math.max(...figures, 0);
    if (pages > 0) return pages;
  }
  return null;
}

/** Cents with fractions, because a page costs little. Null without a yield or a price. */
export function centsPerPage(cents: number | null, pages: number | null): number | null {
  return cents === null || pages === null || pages === 0 ? null : cents / pages;
}
