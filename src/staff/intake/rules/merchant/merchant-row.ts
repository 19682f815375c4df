// An item of a Merchant feed as a change of a product: takes over what the feed contains and keeps the rest.
import type { PriceRecord } from '#goods/pricing/rules';
import type { CatalogRecord, ProductText } from '#goods/catalog/rules';
import type { Locale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { readPrice } from '../money-text.ts';
import type { ProductChange } from '../product-change.ts';
import { readAvailability, type Availability } from './availability.ts';
import { readText, type MerchantItem } from './merchant-item.ts';
import { lookOf } from './merchant-look.ts';
import type { FeedFacts } from './feed-facts.ts';
import { gtinOf, notesOf } from './dropped-values.ts';
import { gramsOf, unitOf } from './measures.ts';
import { readSalePeriod, salePeriodOf } from './sale-period.ts';

export function changeOfItem(item: MerchantItem, facts: FeedFacts): Outcome<ProductChange, string> {
  const first = (name: string): string => readText(ownValue(item.values, name)?.[0] ?? '');
  const itemId = first('id').replace(/[\s/]+/g, '-');
  if (itemId === '') return failed('it has no id');
  const title = first('title');
  if (title === '') return failed(`item ${itemId} has no title`);
  const price = readFeedPrice(first, facts);
  if (!price.ok) return failed(`item ${itemId}: its ${price.problem}`);
  const availability = readAvailability(first('availability'), first('availability_date'), facts.today);
  if (!availability.ok) return failed(`item ${itemId}: its ${availability.problem}`);
  const path = (first('product_type') || textPath(first('google_product_category')))
    .split('>')
    .map(readText)
    .filter((name) => name !== '');
  return done({
    itemId,
    ...(path.length > 0 && { category: { names: { [facts.locale]: path } } }),
    needsKnown: true,
    notes: notesOf(first),
    onto: (known, categoryId) =>
      done({
        kind: 'ordinary',
        brand: '',
        ...known,
        itemId,
        categoryId,
        partNumber: first('mpn') || (known?.partNumber ?? itemId),
        ...(first('brand') && { brand: first('brand') }),
        ...(gtinOf(first('gtin')) !== undefined && { ean: gtinOf(first('gtin')) }),
        text: textsOf(item, title, first('description'), known, facts.locale, first('unit_pricing_measure')),
        prices: { ...known?.prices, [price.value.currency]: price.value.price(known?.prices[price.value.currency]) },
        ...lookOf(item, first, known, facts),
        ...measuresOf(first),
        ...sellingOf(
          availability.value,
          known,
          price.value.currency === 'USD' ? 'US' : 'CA',
          unitsOf(first('quantity_to_sell_on_facebook')) ?? facts.units,
        ),
      } as CatalogRecord),
  });
}

/** Ignores a numeric category, which refers to Google's taxonomy; the shop does not have its names. */
const textPath = (category: string): string => (/^\d+$/.test(category) ? '' : category);

type First = (name: string) => string;

function readFeedPrice(first: First, { locale, timeZone, allowFree }: FeedFacts) {
  const base = readPrice(first('price'), locale);
  if (!base.ok) return failed(`price ${base.problem}`);
  const { cents, currency } = base.value;
  if (cents === 0 && !allowFree) return failed('price is 0. If it is given away, run the import again with --allow-free');
  const reduced = first('sale_price');
  const sale = reduced === '' ? done(undefined) : readPrice(reduced, locale);
  if (!sale.ok) return failed(`sale price ${sale.problem}`);
  if (sale.value !== undefined && sale.value.currency !== currency) return failed('sale price is in another currency than its price');
  const period = sale.value === undefined ? done({}) : periodOf(first, timeZone);
  if (!period.ok) return failed(`sale_price_effective_date ${period.problem}`);
  const saleCents = sale.value?.cents;
  if (saleCents !== undefined && saleCents > cents) return failed('sale price is above its price');
  const price = ({ sale: _sale, saleFrom: _from, saleUntil: _until, ...known }: Partial<PriceRecord> = {}): PriceRecord => ({
    ...known,
    base: cents,
    ...(saleCents !== undefined && saleCents < cents && { sale: saleCents, ...period.value }),
  });
  return done({ currency, price });
}

/** From one attribute, or from the two cells that tables of shops have. */
function periodOf(first: First, timeZone: string): ReturnType<typeof readSalePeriod> {
  const stated = first('sale_price_effective_date');
  return stated === '' ? salePeriodOf(first('sale_from'), first('sale_until'), timeZone) : readSalePeriod(stated, timeZone);
}

function textsOf(item: MerchantItem, name: string, description: string, known: CatalogRecord | undefined, locale: Locale, measure: string) {
  const features = (item.values['product_highlight'] ?? []).map(readText).filter((text) => text !== '');
  const specs = item.details.map(({ name: label, value }) => [readText(label), readText(value)] as const);
  const unitName = unitOf(measure)?.name;
  const said: Partial<ProductText> = {
    name,
    ...(description !== '' && { description }),
    ...(features.length > 0 && { features }),
    ...(specs.length > 0 && { specs }),
    ...(unitName !== undefined && { unitName }),
  };
  const texts = { ...known?.text, [locale]: { ...known?.text[locale], ...said } };
  // A product that the shop has in no language gets the feed's text as its English one too.
  return { ...texts, 'en-US': { description: '', ...(known === undefined ? said : texts['en-US']) } };
}

/** Meta's column, and the stock of shops' tables. */
const unitsOf = (text: string): number | undefined => (/^\d{1,7}(?:\.0+)?$/.test(text) ? Math.floor(Number(text)) : undefined);

function measuresOf(first: First): Partial<CatalogRecord> {
  const weightGrams = gramsOf(first('shipping_weight'));
  const unit = unitOf(first('unit_pricing_measure'));
  return { ...(weightGrams !== undefined && { weightGrams }), ...(unit !== undefined && { unitCount: unit.count }) };
}

function sellingOf(
  availability: Availability,
  known: CatalogRecord | undefined,
  country: 'US' | 'CA',
  units: number,
): Partial<CatalogRecord> {
  const { state, day, days } = availability;
  const backorderDays = state === 'backorder' ? days : known?.stock?.backorderDays;
  return {
    // Undefined deletes the value of an earlier feed.
    preOrder: state === 'preorder' ? true : undefined,
    streetDate: state === 'preorder' ? day : known?.preOrder === true ? undefined : known?.streetDate,
    stock: {
      [country]: state === 'in_stock' || state === 'preorder' ? units : 0,
      ...(backorderDays !== undefined && state !== 'out_of_stock' && { backorderDays }),
    },
  } as Partial<CatalogRecord>;
}
