// How many pages a cartridge prints, as its specifications state it, and what one of them costs.

type Specs = readonly { readonly label: string; readonly value: string }[];

const YIELD = /yield|rendement/iu;
/** Figures as the shop's languages write them: 6,500 and 6 500; a decimal is no page. */
const FIGURE = /\d{1,3}(?:[,\s\u00A0\u202F]\d{3})+(?!\d)|\d+/gu;
/** 2 × 10,000 */
const TIMES = /\d\s?[x×]\s?\d/u;

/** Null where no specification states a yield. The first one counts: it is the cartridge's own, the others those of its kind. */
export function pagesIn(specs: Specs): number | null {
  for (const { label, value } of specs) {
    if (!YIELD.test(label)) continue;
    const figures = [...value.matchAll(FIGURE)].map(([figure]) => Number(figure.replace(/\D/g, '')));
    const [first = 0, second = 1] = figures;
    // Beside the pages stand a coverage or a number of cartridges, which are less.
    const pages = TIMES.test(value) ? first * second : Math.max(...figures, 0);
    if (pages > 0) return pages;
  }
  return null;
}

/** Cents, with their parts: a page costs little. Null without a yield or a price. */
export function centsPerPage(cents: number | null, pages: number | null): number | null {
  return cents === null || pages === null || pages === 0 ? null : cents / pages;
}
