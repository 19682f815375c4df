// Validates records. The database would refuse an invalid one too, but without naming the row.
import type { PriceRecord } from '#goods/pricing/rules';
import { documentProblem, PRODUCT_FLAGS, type CatalogRecord } from '#goods/catalog/rules';
import { customRecordProblem } from '#goods/customization/rules';
import { isLocation } from '#goods/inventory/rules';
import { isDay, visibleText } from '#base/locale/rules';
import { brokenProperty } from './storable-row.ts';

const MOST_CENTS = 1_000_000_000;
const LONGEST_TEXT = 20_000;
/** Maximum length of all texts of a product. */
const LONGEST_RECORD = 500_000;

/** The first problem of a record, as the end of a sentence about its item; undefined for a valid one. */
export function recordProblem(record: CatalogRecord): string | undefined {
  const { itemId, text, prices, kind, increment, preOrder, streetDate, variant, facets = {} } = record;
  if (!/^[^\s/]{1,60}$/u.test(itemId)) return 'its item number must be 1 to 60 characters without spaces and slashes';
  if (visibleText(itemId) !== itemId) return 'its item number holds a character that nobody sees';
  if (record.partNumber === '') return 'it has no part number';
  if (text['en-US'].name.trim() === '') return 'it has no name';
  for (const [currency, price] of Object.entries(prices)) {
    const wrong = priceProblem(price);
    if (wrong !== undefined) return `its price in ${currency} ${wrong}`;
  }
  if (kind === 'surcharge' && increment === undefined) return 'a surcharge item needs an increment';
  if (preOrder === true && streetDate === undefined) return 'a pre-order needs its first day of sale';
  if (streetDate !== undefined && !isDay(streetDate)) return `its first day of sale “${streetDate}” is no date such as 2027-01-31`;
  if (variant !== undefined && variant.set === '') return 'it has variant options but no variant set';
  const unnamed = [...Object.entries(facets), ...Object.entries(variant?.options ?? {})].find(([, texts]) => !texts['en-US']);
  if (unnamed !== undefined) return `its ${unnamed[0]} is said in another language but not in English`;
  const wrongWords = record.custom === undefined ? undefined : customRecordProblem(record.custom);
  if (wrongWords !== undefined) return wrongWords;
  return documentProblem(itemId, record.documents ?? []) ?? numberProblem(record) ?? textProblem(record);
}

function priceProblem({ base, sale, saleFrom, saleUntil, breaks = [], handling = 0, surcharge = 0 }: PriceRecord): string | undefined {
  const amounts = [base, sale ?? 0, handling, surcharge, ...breaks.map(({ each }) => each)];
  // A list with only a sale price has no base.
  if (base === undefined) return 'is missing, though something else is said about it';
  if (amounts.some((cents) => cents < 0)) return 'is negative';
  if (amounts.some((cents) => !Number.isInteger(cents) || cents > MOST_CENTS)) return 'is not a plausible amount';
  if (sale !== undefined && sale >= base) return 'is not above its sale price';
  if (sale === undefined && (saleFrom ?? saleUntil) !== undefined) return 'has a period of sale but no sale price';
  const [from, until] = [Date.parse(saleFrom ?? '1970-01-01'), Date.parse(saleUntil ?? '9999-12-31')];
  if (!(from < until)) return 'has a period of sale that ends before it begins';
  if (breaks.some(({ qty }, at) => !Number.isInteger(qty) || qty <= (breaks[at - 1]?.qty ?? 1))) return 'has breaks out of order';
  return undefined;
}

function numberProblem({
  weightGrams = 0,
  unitCount = 1,
  quantityLimit = 1,
  increment = 1,
  stock = {},
}: CatalogRecord): string | undefined {
  if (!(weightGrams >= 0 && weightGrams < 2 ** 31)) return 'its weight is not a number of grams';
  if (!(unitCount > 0)) return 'its unit count must be above 0';
  if (!isCount(quantityLimit) || !isCount(increment)) return 'its quantity limit and increment must be whole numbers above 0';
  const { backorderDays = 0, US = 0, CA = 0, stores = {} } = stock;
  const nowhere = Object.keys(stores).find((place) => place !== '*' && !isLocation(place));
  if (nowhere !== undefined) return `its stock lies at “${nowhere.slice(0, 40)}”, which is no store number and no point that ships`;
  const amounts = [backorderDays, US, CA, ...Object.values(stores)];
  return amounts.every((units) => Number.isInteger(units) && units >= 0 && units < 2 ** 31)
    ? undefined
    : 'its stock is not whole numbers from 0';
}

function textProblem(record: CatalogRecord): string | undefined {
  const broken = brokenProperty(record); // cells may hold JSON, which has its own way to write such characters
  if (broken !== undefined) return `its ${broken}`;
  const said = JSON.stringify(record);
  if (said.length > LONGEST_RECORD) return `it says more than ${LONGEST_RECORD} letters`;
  const long = Object.values(record.text).some((text) => Object.values(text).some((value) => String(value).length > LONGEST_TEXT));
  if (long) return `one of its texts is longer than ${LONGEST_TEXT} characters`;
  const flag = PRODUCT_FLAGS.find((name) => record[name] !== undefined && typeof record[name] !== 'boolean');
  return flag === undefined ? undefined : `its flag ${flag} must be true or false`;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 2 ** 31;
