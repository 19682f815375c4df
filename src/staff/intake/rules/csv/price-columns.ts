// Prices of each price list, one column each: price_USD, sale_price_CAD, price_breaks_USD, …
import type { Currency } from '#base/money/rules';
import { siteOf } from '#base/site/rules';
import type { PriceRecord } from '#goods/pricing/rules';
import { joinPairs, splitPairs } from '../cell-text.ts';
import { salePeriodOf } from '../merchant/sale-period.ts';
import { amountText, readAmount } from '../money-text.ts';
import type { CsvColumn, Draft } from './csv-column.ts';

const CURRENCIES: readonly Currency[] = ['USD', 'CAD'];
const AMOUNTS: readonly (readonly [part: 'base' | 'sale' | 'handling' | 'surcharge', column: string])[] = [
  ['base', 'price'],
  ['sale', 'sale_price'],
  ['handling', 'handling'],
  ['surcharge', 'surcharge'],
];

export const PRICE_COLUMNS: readonly CsvColumn[] = CURRENCIES.flatMap((currency) => [
  ...AMOUNTS.map(([part, column]) => amountColumn(currency, part, `${column}_${currency}`)),
  periodColumn(currency, 'saleFrom', `sale_from_${currency}`),
  periodColumn(currency, 'saleUntil', `sale_until_${currency}`),
  breaksColumn(currency),
]);

/** An instant; a day without a time is one of the clocks of the list's country, and as an end lasts until it is over. */
function periodColumn(currency: Currency, part: 'saleFrom' | 'saleUntil', name: string): CsvColumn {
  const { timeZone } = siteOf('consumer', currency === 'USD' ? 'en-US' : 'en-CA');
  return {
    name,
    write: ({ record }) => record.prices[currency]?.[part] ?? '',
    read(cell, draft) {
      const period = part === 'saleFrom' ? salePeriodOf(cell, '', timeZone) : salePeriodOf('', cell, timeZone);
      return period.ok ? setPrice(draft, currency, part, period.value[part]) : period.problem;
    },
  };
}

function amountColumn(currency: Currency, part: 'base' | 'sale' | 'handling' | 'surcharge', name: string): CsvColumn {
  return {
    name,
    write({ record }) {
      const cents = record.prices[currency]?.[part];
      return cents === undefined ? '' : amountText(cents);
    },
    read(cell, draft) {
      if (cell === '') return setPrice(draft, currency, part, undefined);
      const amount = readAmount(cell);
      return amount.ok ? setPrice(draft, currency, part, amount.value) : amount.problem;
    },
  };
}

/** "3=44.95 | 10=39.99": the unit price from a quantity on. */
function breaksColumn(currency: Currency): CsvColumn {
  return {
    name: `price_breaks_${currency}`,
    write: ({ record }) => joinPairs((record.prices[currency]?.breaks ?? []).map(({ qty, each }) => [String(qty), amountText(each)])),
    read(cell, draft) {
      if (cell === '') return setPrice(draft, currency, 'breaks', undefined);
      const steps = (splitPairs(cell) ?? [['', '']]).map(([qty, each]) => ({ qty: Number(qty), each: readAmount(each) }));
      const breaks = steps.flatMap(({ qty, each }) => (each.ok && Number.isInteger(qty) && qty > 1 ? [{ qty, each: each.value }] : []));
      if (breaks.length < steps.length) return `is “${cell}”, not written as 3=44.95 | 10=39.99`;
      return setPrice(draft, currency, 'breaks', breaks);
    },
  };
}

/** The first part of a price list creates it; the check for a base price follows once the whole row is read. */
function setPrice(draft: Draft, currency: Currency, part: keyof PriceRecord, value: unknown): undefined {
  const { [part]: _before, ...others } = draft.prices?.[currency] ?? {};
  const said = value === undefined ? others : { ...others, [part]: value };
  const { [currency]: _said, ...rest } = draft.prices ?? {};
  draft.prices = Object.keys(said).length === 0 ? rest : { ...rest, [currency]: said as PriceRecord };
  return undefined;
}
