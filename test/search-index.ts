// A small search index for tests of matching and ranking.
import { foldCode, modelKey } from '#goods/catalog/rules';
import {
  makeSearchIndex,
  makeForwardIndex,
  packIndex,
  type SearchDocument,
  type SearchIndex,
  type SearchLanguage,
} from '#finding/search/rules';

/** A product in a test. */
export interface Goods {
  readonly id: string;
  readonly title: string;
  readonly part?: string;
  readonly brand?: string;
  readonly text?: string;
  readonly category?: string;
  readonly fits?: readonly string[];
  readonly standing?: number;
  /** The type that its attributes name. */
  readonly type?: string;
}

const CATEGORIES = {
  en: { printers: 'Printers', toner: 'Toner cartridges', paper: 'Copy and printer paper', pens: 'Gel pens' },
  fr: {
    printers: 'Imprimantes',
    toner: 'Cartouches de toner',
    paper: 'Papier pour photocopieur et imprimante',
    pens: 'Stylos à encre gel',
  },
} as const;

export function indexOf(
  goods: readonly Goods[],
  language: SearchLanguage = 'en',
): (query: string, completeLast?: boolean) => ReturnType<SearchIndex['search']> & { readonly ids: readonly string[] } {
  const names: Readonly<Record<string, string>> = CATEGORIES[language];
  const forward = makeForwardIndex(language);
  const categories = Object.entries(names).map(([id, name]) => ({ id, name, path: [id] }));
  for (const { id, title, part = '', brand = '', text = '', category = '', fits = [], standing = 1, type = '' } of goods) {
    const fields: SearchDocument['fields'] = { title, partNumber: part, brand, text, type: names[category] ?? '', fits: fits.join('\n') };
    const place = categories.findIndex((one) => one.id === category);
    forward.put(
      { itemId: id, fields },
      {
        category: place < 0 ? categories.length : place,
        standing,
        codes: [id, part].map(foldCode).join('\n'),
        fits: fits.map(modelKey),
        type,
      },
    );
  }
  const index = makeSearchIndex(packIndex(forward), categories);
  return (query, completeLast = false) => {
    const found = index.search(query, { completeLast });
    return { ...found, ids: Array.from(found.documents, (document) => goods[document]?.id ?? '') };
  };
}
