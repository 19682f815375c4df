// Converts a record to an item of a Merchant feed in one language and currency; undefined when a feed must not list it.
import { addDays } from '#base/calendar/rules';
import { isListed, type CatalogRecord, type CategoryRecord, type ProductKind, type ProductText } from '#goods/catalog/rules';
import type { Currency } from '#base/money/rules';
import { isStocked } from '#goods/inventory/rules';
import type { Locale } from '#base/locale/rules';
import { encodeEntities } from '../decode-entities.ts';
import { amountText } from '../money-text.ts';
import { plainText, type MerchantItem } from './merchant-item.ts';
import { salePeriodText } from './sale-period.ts';

/** A text that reads back unchanged: what looks like a reference of HTML is written as one. */
const outText = (text: string): string => encodeEntities(plainText(text));

export interface FeedView {
  readonly locale: Locale;
  readonly currency: Currency;
  /** ISO date on the site's clock. */
  readonly today: string;
  /** Absolute address of the site. */
  readonly home: string;
  /** Absolute addresses of the product's page and of its drawing. */
  readonly link: (itemId: string, title: string) => string;
  readonly drawing: (itemId: string) => string;
}

export interface FeedProduct {
  readonly record: CatalogRecord;
  readonly path: readonly CategoryRecord[];
  /** Absolute addresses of imported pictures. */
  readonly images: readonly string[];
  /** Whether a warehouse of the feed's country has units available. */
  readonly canSend: boolean;
}

/** Products sold individually, by this shop, at a public price. */
const IN_FEED: ReadonlySet<ProductKind> = new Set([
  'ordinary',
  'bundle',
  'customSku',
  'eDownload',
  'directFurniture',
  'giftCard',
  'eGiftCard',
]);

export function merchantItemOf(product: FeedProduct, view: FeedView): MerchantItem | undefined {
  const { record } = product;
  const price = record.prices[view.currency];
  const hidden = record.seePriceInCart === true || record.inStoreOnly === true || record.comingSoon === true || record.healthCare === true;
  if (price === undefined || hidden || !IN_FEED.has(record.kind)) return undefined;
  if (!isListed({ ...record, status: record.status ?? 'active' }, view.currency)) return undefined;
  const { name: title, description, features = [], specs = [] } = textsIn(record, view.locale);
  if (outText(title) === '') return undefined;
  const [image, ...more] = product.images;
  const money = (cents: number): string => `${amountText(cents)} ${view.currency}`;
  const values: Readonly<Record<string, readonly (string | undefined)[]>> = {
    id: [record.itemId],
    title: [outText(title)],
    description: [outText(description)],
    link: [view.link(record.itemId, title)],
    image_link: [image ?? view.drawing(record.itemId)],
    additional_image_link: more,
    ...availabilityOf(product, view),
    price: [money(price.base)],
    sale_price: [price.sale === undefined ? undefined : money(price.sale)],
    sale_price_effective_date: [salePeriodText(price)],
    brand: [outText(record.brand)],
    gtin: [/^\d{8,14}$/.test(record.ean ?? '') ? record.ean : undefined],
    mpn: [outText(record.partNumber)],
    product_type: [product.path.map((category) => outText(nameIn(category.name, view.locale).replaceAll('>', '/'))).join(' > ')],
    condition: ['new'],
    item_group_id: [record.variant === undefined ? undefined : outText(record.variant.set)],
    ...optionsOf(record, view.locale),
    shipping_weight: [record.weightGrams === undefined ? undefined : `${record.weightGrams} g`],
    unit_pricing_measure: [record.unitCount === undefined || record.unitCount === 1 ? undefined : `${record.unitCount} ct`],
    product_highlight: features.map(plainText),
  };
  return {
    values: Object.fromEntries(
      Object.entries(values).map(([name, list]) => [name, list.filter((text) => text !== undefined && text !== '')]),
    ) as MerchantItem['values'],
    details: specs.flatMap(([label, value]) => {
      const [name, text] = [outText(label), outText(value)];
      return name === '' || text === '' ? [] : [{ section: '', name, value: text }];
    }),
  };
}

/** Falls back to Canadian English, then to American English, as the pages do. */
function textsIn({ text }: CatalogRecord, locale: Locale): ProductText {
  return { ...text['en-US'], ...(locale === 'fr-CA' && text['en-CA']), ...text[locale] };
}

const nameIn = (name: CategoryRecord['name'], locale: Locale): string => name[locale] ?? name['en-CA'] ?? name['en-US'];

function availabilityOf({ record, canSend }: FeedProduct, { today }: FeedView) {
  const { preOrder, streetDate, kind } = record;
  const days = record.stock?.backorderDays;
  if (preOrder === true && streetDate !== undefined && streetDate > today)
    return { availability: ['preorder'], availability_date: [streetDate] };
  if (canSend || !isStocked(kind)) return { availability: ['in_stock'] };
  if (days !== undefined) return { availability: ['backorder'], availability_date: [addDays(today, days)] };
  return { availability: ['out_of_stock'] };
}

function optionsOf({ facets = {}, variant }: CatalogRecord, locale: Locale) {
  return Object.fromEntries(
    (['color', 'material', 'pattern', 'size'] as const).map((code) => {
      const texts = facets[code] ?? variant?.options[code];
      return [code, [texts && outText((locale === 'fr-CA' ? texts['fr-CA'] : undefined) ?? texts['en-US'])]] as const;
    }),
  );
}
