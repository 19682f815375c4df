// How the demo catalogue defines a product: both languages and both price lists side by side.
import type { PriceRecord } from '#goods/pricing/rules';
import type { CatalogRecord, PictureRecord, ProductText } from '#goods/catalog/rules';
import { canadianSpelling } from './canadian-spelling.ts';
import { ASSORTED } from './colors.ts';
import { frenchSpaces } from './french-spaces.ts';
import { type Pair, pounds, signed, type Words } from './measures.ts';
import { labelOf, type SpecKey } from './spec-labels.ts';
import { ownEan, ratingOf, stockLevel } from './stock-level.ts';

/** Regular price in cents, or regular and sale price. */
type ListPrice = number | readonly [base: number, sale: number];

/** Amounts in cents for the US and the Canadian list. */
type BothLists = readonly [usd: number, cad: number];

/** Fields that a draft shares with the record. */
const AS_WRITTEN = [
  'status',
  'taxClass',
  'alternates',
  'accessories',
  'services',
  'bundle',
  'replacement',
  'fits',
  'custom',
  'streetDate',
  'quantityLimit',
  'increment',
  'weightGrams',
] as const satisfies readonly (keyof CatalogRecord)[];

/** A picture whose brand is the product's own unless it says another. */
type DraftPicture = Omit<PictureRecord, 'color'> & { readonly color?: string | undefined };

type AsWritten = Partial<Pick<CatalogRecord, (typeof AS_WRITTEN)[number] | 'kind' | 'stock'>>;

/** Marks of a product, each one of CatalogRecord's flags. */
type Mark =
  | 'preOrder'
  | 'comingSoon'
  | 'inStoreOnly'
  | 'seePriceInCart'
  | 'newPackaging'
  | 'limitedQuantity'
  | 'wholesaler'
  | 'healthCare'
  | 'bestSeller';

export interface Draft extends AsWritten {
  readonly id: string;
  readonly part: string;
  readonly category: string;
  readonly brand: string;
  readonly name: Pair;
  readonly pack?: Pair;
  readonly about: Pair;
  readonly features?: readonly Pair[];
  readonly specs?: { readonly [K in SpecKey]?: Words };
  /** Singular name of what the unit price counts, and how many one sales unit holds. */
  readonly unit?: Words;
  readonly count?: number;
  readonly usd?: ListPrice;
  readonly cad?: ListPrice;
  /** From this many on, each costs: US cents, Canadian cents. */
  readonly breaks?: Readonly<Record<number, BothLists>>;
  readonly handling?: BothLists;
  readonly surcharge?: BothLists;
  readonly picture?: DraftPicture;
  readonly facets?: Readonly<Record<string, Words>>;
  /** Average and count of reviews; `null` for a product without reviews. */
  readonly rating?: readonly [average: number, count: number] | null;
  readonly marks?: readonly Mark[];
  /** Too large or too rarely bought for a store's shelf: delivery only. */
  readonly deliveryOnly?: boolean;
  /** The weight is typical for the line: good enough for a parcel, but not shown. */
  readonly weightIsRough?: boolean;
  /** Differences of Canadian English beyond spelling: `['checks', 'cheques']`. */
  readonly inCanada?: readonly (readonly [american: string, canadian: string])[];
  /** The SKU set it belongs to, and the options that distinguish it there. */
  readonly set?: string;
  readonly options?: Readonly<Record<string, Words>>;
}

/** Values stand in tables and filters: they begin with a capital, except names such as `iPad`. */
const asValue = (text: string): string => (/^\p{Ll}(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text);

const en = (words: Words): string => (typeof words === 'string' ? words : words[0]);
/** The number sign is `nº`; litres are written with a capital, which nobody takes for a one. */
const fr = (words: Words): string =>
  frenchSpaces(
    (typeof words === 'string' ? words : words[1]).replace(/(^|[.:?] )No (?=\d)/g, '$1Nº ').replace(/\bNo (?=\d)/g, 'nº '),
  ).replace(/(\d[\u00A0 ])l(?![\p{L}’'])/gu, '$1L');

/** The parcel's weight, for goods whose line does not state one. */
function shippingWeight({ weightGrams = 0, specs = {}, weightIsRough }: Draft): Draft['specs'] {
  if (weightIsRough || weightGrams < 100 || specs.weight !== undefined) return {};
  return { shippingWeight: pounds(Math.round(weightGrams / 45.359) / 10) };
}

function textIn(draft: Draft, say: (words: Words) => string): ProductText {
  const specs = Object.entries({ ...draft.specs, ...shippingWeight(draft) }) as [SpecKey, Words][]; // entries of a record keyed by SpecKey
  return {
    name: say(draft.name),
    description: say(draft.about),
    ...(draft.pack && { pack: say(draft.pack) }),
    ...(draft.features && { features: draft.features.map(say) }),
    ...(specs.length > 0 && { specs: specs.map(([key, value]) => [say(labelOf(key, en(value))), asValue(say(value))] as const) }),
    ...(draft.unit && { unitName: say(draft.unit) }),
  };
}

/** Only the fields that Canadian spelling changes. */
function canadianText(american: ProductText, words: Draft['inCanada'] = []): Partial<ProductText> | undefined {
  const written = words.reduce((text, [from, to]) => text.replaceAll(from, to), JSON.stringify(american));
  const canadian = JSON.parse(canadianSpelling(written)) as ProductText; // the keys hold no word that is spelled differently
  const changed = Object.entries(canadian).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(american[key as keyof ProductText]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

function priceOf(draft: Draft, list: 0 | 1): PriceRecord | undefined {
  const price = list === 0 ? draft.usd : draft.cad;
  if (price === undefined) return undefined;
  const [base, sale] = typeof price === 'number' ? [price] : price;
  const breaks = Object.entries(draft.breaks ?? {}).map(([qty, each]) => ({ qty: Number(qty), each: each[list] }));
  return {
    base,
    ...(sale !== undefined && { sale }),
    ...(breaks.length > 0 && { breaks }),
    ...(draft.handling && { handling: draft.handling[list] }),
    ...(draft.surcharge && { surcharge: draft.surcharge[list] }),
  };
}

function bothTexts(words: Readonly<Record<string, Words>>): Record<string, { 'en-US': string; 'fr-CA': string }> {
  return Object.fromEntries(
    Object.entries(words).map(([code, value]) => [code, { 'en-US': asValue(en(value)), 'fr-CA': asValue(fr(value)) }]),
  );
}

/** Goods without stock: sold without limit, never picked up. */
const INTANGIBLE: readonly string[] = ['eDownload', 'membership', 'warranty', 'assembly', 'techHelp', 'eGiftCard'];

function stockOf(draft: Draft, kind: string, onShelves: boolean): NonNullable<CatalogRecord['stock']> {
  if (draft.stock) return draft.stock;
  if (INTANGIBLE.includes(kind)) return { US: 99999, CA: 99999 };
  const cents = typeof draft.usd === 'number' ? draft.usd : (draft.usd?.[0] ?? 2000);
  return stockLevel(draft.id, cents, { onShelves, popular: draft.marks?.includes('bestSeller') ?? false });
}

/** The drawing shows goods in several colours; the named colour is that of the first piece. */
function pictureOf({ picture, brand, facets }: Draft): PictureRecord | undefined {
  if (picture === undefined) return undefined;
  const { color, label, ...rest } = picture;
  const several = facets?.['color']?.[0] === ASSORTED[0] && color?.startsWith('#') === true;
  const shown = several ? `assorted ${color}` : color;
  return { brand, ...rest, ...(label !== undefined && { label: signed(label) }), ...(shown !== undefined && { color: shown }) };
}

function asWritten(draft: Draft): Partial<AsWritten> {
  return Object.fromEntries(AS_WRITTEN.filter((key) => draft[key] !== undefined).map((key) => [key, draft[key]]));
}

/** The record the shop loads for a draft. */
export function item(draft: Draft): CatalogRecord {
  const kind = draft.kind ?? 'ordinary';
  const american = textIn(draft, en);
  const canadian = canadianText(american, draft.inCanada);
  const usd = priceOf(draft, 0);
  const cad = priceOf(draft, 1);
  const onShelves = !draft.deliveryOnly && !INTANGIBLE.includes(kind);
  const picture = pictureOf(draft);
  return {
    ...asWritten(draft),
    itemId: draft.id,
    partNumber: draft.part,
    ...(INTANGIBLE.includes(kind) ? {} : { ean: ownEan(draft.id) }),
    kind,
    categoryId: draft.category,
    brand: draft.brand,
    text: { 'en-US': american, ...(canadian && { 'en-CA': canadian }), 'fr-CA': textIn(draft, fr) },
    prices: { ...(usd && { USD: usd }), ...(cad && { CAD: cad }) },
    ...(draft.count !== undefined && { unitCount: draft.count }),
    ...(draft.facets && { facets: bothTexts(draft.facets) }),
    ...(draft.rating !== null && { rating: draft.rating ? { average: draft.rating[0], count: draft.rating[1] } : ratingOf(draft.id) }),
    ...(draft.set !== undefined && { variant: { set: draft.set, options: bothTexts(draft.options ?? {}) } }),
    ...(picture && { picture }),
    bopisEligible: onShelves,
    shipFromStore: onShelves,
    ...Object.fromEntries((draft.marks ?? []).map((mark) => [mark, true])),
    stock: stockOf(draft, kind, onShelves),
  };
}
