// The long texts of products in one language: description, features, specifications.
import type { Locale } from '#base/locale/rules';
import type { Queries } from '#platform/db';
import { CONTENTS_BY_ID, type ContentRow } from './catalog-queries.ts';
import { isSoundContent } from './row-shapes.ts';

export interface ProductTexts {
  readonly description: string;
  readonly features: string[];
  readonly specs: { label: string; value: string }[];
}

/** The texts of a locale; missing ones fall back to Canadian English, then to American English. */
export function textsIn(content: ContentRow, locale: Locale): ProductTexts {
  const order: readonly Locale[] = locale === 'fr-CA' ? ['fr-CA', 'en-CA', 'en-US'] : [locale, 'en-US'];
  const first = <T>(pick: (texts: NonNullable<ContentRow[Locale]>) => T | undefined): T | undefined =>
    order.map((one) => content[one] && pick(content[one])).find((value) => value !== undefined);
  return {
    description: first(({ description }) => description) ?? '',
    features: [...(first(({ features }) => features) ?? [])],
    specs: (first(({ specs }) => specs) ?? []).map(([label, value]) => ({ label, value })),
  };
}

/** The specifications of several products by item number, in one statement; products without texts are left out. */
export async function specificationsOf(
  itemIds: readonly string[],
  locale: Locale,
  db: Queries,
): Promise<ReadonlyMap<string, ProductTexts['specs']>> {
  if (itemIds.length === 0) return new Map();
  const rows = (await db.many(CONTENTS_BY_ID, [itemIds])).filter(isSoundContent);
  return new Map(rows.map(({ item_id, content }) => [item_id, textsIn(content, locale).specs]));
}
