// The searchable texts of a product in one language.
import type { SearchRow } from '#goods/catalog/server';
import type { Locale } from '#base/locale/rules';
import { foldCode, modelKey } from '#goods/catalog/rules';
import { withoutSpecs, type DocumentFacts, type SearchDocument } from '#finding/search/rules';

type Content = {
  readonly [L in Locale]?: { readonly description?: string; readonly features?: readonly string[]; readonly specs?: number };
};
const NONE: readonly string[] = [];
type Texts = { readonly [L in Locale]?: string };

/** A text in a locale; French falls back to Canadian English, then to English. */
function said(texts: Texts | null | undefined, locale: Locale): string {
  return texts?.[locale] ?? (locale === 'fr-CA' ? texts?.['en-CA'] : undefined) ?? texts?.['en-US'] ?? '';
}

/** A product's search document: names in the locale, texts as on its page. `texts`: the long ones by locale, as JSON, also as UTF-16 units. */
export function documentOf(row: SearchRow, texts: string, units: Uint16Array, categoryName: string, locale: Locale): SearchDocument {
  const { rest, lists } = withoutSpecs(texts, units);
  const content = JSON.parse(rest) as Content; // the type of what `withoutSpecs` leaves
  const own = content[locale] ?? (locale === 'fr-CA' ? content['en-CA'] : undefined) ?? {};
  const { description = '', features = [], specs } = { ...content['en-US'], ...own };
  const values = [...Object.values(row.facets), ...Object.values(row.variant_options ?? {})].map((value) => said(value, locale));
  return {
    itemId: row.item_id,
    fields: {
      title: said(row.title, locale),
      type: [categoryName, said(row.facets['type'], locale)].join('\n'),
      partNumber: `${row.part_number}\n${row.item_id}`,
      brand: row.brand,
      text: [said(row.pack, locale), description, ...features].join('\n'),
      attributes: values.join('\n'),
      fits: (row.fits ?? []).join('\n'),
    },
    specs: specs === undefined ? undefined : lists[specs],
  };
}

/** Facts for ranking besides the words. `category`: index of its category. */
export function rankingFacts(row: SearchRow, category: number, locale: Locale): DocumentFacts {
  return {
    category,
    standing: standingOf(row),
    codes: [row.item_id, row.part_number, row.ean ?? ''].map(foldCode).join('\n'),
    fits: row.fits?.map(modelKey) ?? NONE,
    type: said(row.facets['type'], locale),
  };
}

/** Popularity decides between equal matches: a third more at most. Discontinued products rank lower. */
function standingOf({ status, best_seller, reviews, stars }: SearchRow): number {
  if (status !== 'active') return 0.4;
  const rated = reviews === null || stars === null ? 0 : Math.max(stars / reviews - 3, 0) * Math.log10(1 + reviews);
  return 1 + 0.2 * (1 - Math.exp(-rated / 4)) + (best_seller ? 0.15 : 0);
}
