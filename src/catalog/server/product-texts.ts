// The long texts of products for those who read many of them: the search index.
import type { Locale } from '#locale/rules';
import type { Queries } from '#platform/db';
import { CONTENTS_AFTER, CONTENTS_BY_ID, type ContentRow } from './catalog-queries.ts';

export interface ProductTexts {
  readonly itemId: string;
  /** Everything said about the product in a locale: description, features, then attributes with their names. */
  in(locale: Locale): { readonly text: string; readonly attributes: string };
}

/** Texts of the next products in the order of item numbers; empty at the end. */
export async function textsAfter(db: Queries, itemId: string, most: number): Promise<readonly ProductTexts[]> {
  return (await db.many(CONTENTS_AFTER, [itemId, most])).map((row) => textsFrom(row.item_id, row.content));
}

export async function textsOf(db: Queries, itemIds: readonly string[]): Promise<readonly ProductTexts[]> {
  return (await db.many(CONTENTS_BY_ID, [itemIds])).map((row) => textsFrom(row.item_id, row.content));
}

function textsFrom(itemId: string, content: ContentRow): ProductTexts {
  return {
    itemId,
    in(locale) {
      const said = content[locale] ?? (locale === 'fr-CA' ? content['en-CA'] : undefined) ?? {};
      const { description = '', features = [], specs = [] } = { ...content['en-US'], ...said };
      return { text: [description, ...features].join('\n'), attributes: specs.map(([label, value]) => `${label} ${value}`).join('\n') };
    },
  };
}
