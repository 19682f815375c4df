// What a row of the sheet agrees: a price, a percentage, or the contract itself. An unreadable row is an error sentence.
import { OFF_CONTRACT_POLICIES } from './named-contract.ts';
import type { AgreedPrice, AgreedRule, ContractHead } from './contract-rows.ts';
import { currencyOf, hundredthsOf, readBreaks, readPeriod, textOf, type Cells } from './sheet-cells.ts';

const LOWER = {
  better: (each: number, before: number) => each < before,
  sample: '10=4.20 | 50=3.99',
  problem: 'do not get cheaper with larger quantities',
};
const MORE_OFF = { ...LOWER, better: (each: number, before: number) => each > before, sample: '10=15 | 50=20' };
const LESS_ON = { ...LOWER, sample: '10=15 | 50=12' };
const LONGEST = { number: 40, name: 120 };
const MOST = { discount: 10_000, costPlus: 100_000 };
const USUAL_PRIORITY = 100;

const noCurrency = (text = ''): string => `currency ${text} is neither USD nor CAD`;

/** Null for a row that says nothing about a price. */
export function readPrice(cells: Cells): AgreedPrice | string | null {
  const { currency: named = '', price = '', breaks: steps = '', valid_from: first = '', valid_until: last = '' } = cells;
  if ([price, named, steps, first, last].every((cell) => cell === '')) return null;
  const currency = currencyOf(named);
  if (currency === undefined) return noCurrency(named);
  const cents = hundredthsOf(price);
  if (cents === undefined) return `price ${price} is no amount such as 12.50`;
  const breaks = readBreaks(steps, cents, LOWER);
  if (typeof breaks === 'string') return breaks;
  const period = readPeriod(cells, currency);
  return typeof period === 'string' ? period : { currency, cents, breaks, ...period };
}

export function readRule(cells: Cells): AgreedRule | string {
  const targets = (['item', 'category', 'brand'] as const).flatMap((scope) => {
    const target = textOf(cells[scope === 'item' ? 'item_id' : scope]);
    return target === '' ? [] : [{ scope, target }];
  });
  const [about, other] = targets;
  if (about === undefined || other !== undefined) return 'a percentage is for one item_id, one category or one brand';
  const { discount = '', cost_plus: plus = '', breaks: steps = '' } = cells;
  if ((discount === '') === (plus === '')) return 'a percentage is either a discount or a cost_plus';
  const currency = currencyOf(cells['currency']);
  if (currency === undefined) return noCurrency(cells['currency']);
  const basis = discount === '' ? 'costPlus' : 'discount';
  const percent = hundredthsOf(discount === '' ? plus : discount);
  if (percent === undefined || percent > MOST[basis])
    return `${discount === '' ? `cost_plus ${plus}` : `discount ${discount}`} is no percentage such as 12.5`;
  const breaks = readBreaks(steps, percent, basis === 'discount' ? MORE_OFF : LESS_ON);
  if (typeof breaks === 'string') return breaks;
  const period = readPeriod(cells, currency);
  return typeof period === 'string' ? period : { ...about, basis, percent, breaks, ...period };
}

export function readHead(cells: Cells): ContractHead | string {
  const [number, name] = [textOf(cells['contract']), textOf(cells['contract_name'])];
  if (number === '' || number.length > LONGEST.number) return `contract ${number} is empty or longer than ${LONGEST.number} characters`;
  if (name.length > LONGEST.name) return `contract_name ${name} is longer than ${LONGEST.name} characters`;
  const currency = currencyOf(cells['currency']);
  if (currency === undefined) return noCurrency(cells['currency']);
  const { priority = '', off_contract: policy = '' } = cells;
  if (priority !== '' && !/^[1-9]\d{0,2}$/.test(priority)) return `priority ${priority} is no number from 1 to 999`;
  const offContract = OFF_CONTRACT_POLICIES.find((one) => one === policy) ?? null;
  if (policy !== '' && offContract === null) return `off_contract ${policy} is none of ${OFF_CONTRACT_POLICIES.join(', ')}`;
  const period = readPeriod(cells, currency);
  if (typeof period === 'string') return period;
  return { number, name, currency, priority: priority === '' ? USUAL_PRIORITY : Number(priority), offContract, ...period };
}
