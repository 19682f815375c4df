// The amounts of a receipt, shared by page, mail and document: every amount with its name. The words are an argument.
import type { FurnitureService } from '#buying/cart/rules';
import { formatForeignPrice, formatPrice, type CopyLocale } from '#base/locale/rules';
import type { ReceiptKey, ReceiptWords } from './receipt-words.ts';

/** Amounts with two decimals, as in the API. */
export interface ReceiptAmounts {
  readonly currency: string;
  readonly units: number;
  readonly subTotal: number;
  readonly discount: number;
  readonly coupons: readonly { readonly code: string; readonly amount: number }[];
  readonly ships: boolean;
  readonly shipFee: number;
  /** The delivery fee that a membership waived. */
  readonly memberSavings: number;
  readonly handlingFee: number;
  readonly furnitureFee: number;
  /** A furniture service whose fee is agreed by phone. */
  readonly furnitureFeeTbd: boolean;
  readonly surchargeFee: number;
  readonly areaFee: number;
  readonly taxes: readonly { readonly name: string; readonly jurisdiction: string; readonly amount: number }[];
  readonly tax: number;
  /** Taxes that an exemption takes away, and why others are charged. */
  readonly exempt?: readonly { readonly label: string; readonly why: string }[];
  readonly taxedWhy?: string;
  readonly total: number;
}

export interface ReceiptTextRow {
  readonly id: string;
  readonly label: string;
  readonly amount: string;
  readonly tone?: 'good';
  readonly why?: string;
}

/** Formats a two-decimal amount of the API. One in another currency than `home`, that of the reader's site, names its country. */
export function amountText(amount: number, currency: string, locale: CopyLocale, home = currency): string {
  const format = currency === home ? formatPrice : formatForeignPrice;
  return format(Math.round(amount * 100), currency, locale);
}

/** Every amount between the items and the total, with its name; fees have a sentence that explains them. */
export function receiptRows(amounts: ReceiptAmounts, { say, locale, home }: ReceiptWords): readonly ReceiptTextRow[] {
  const money = (amount: number): string => amountText(amount, amounts.currency, locale, home);
  const rows: ReceiptTextRow[] = [{ id: 'items', label: say('items', { n: amounts.units }), amount: money(amounts.subTotal) }];
  const named = amounts.coupons.filter(({ amount }) => amount > 0);
  for (const { code, amount } of named)
    rows.push({ id: `coupon ${code}`, label: say('coupon', { code }), amount: money(-amount), tone: 'good' });
  const unnamed = Math.round((amounts.discount - named.reduce((sum, { amount }) => sum + amount, 0)) * 100) / 100;
  if (unnamed > 0) rows.push({ id: 'discount', label: say('discount'), amount: money(-unnamed), tone: 'good' });
  if (amounts.shipFee > 0) rows.push({ id: 'delivery', label: say('delivery'), amount: money(amounts.shipFee) });
  else {
    const why = amounts.memberSavings > 0 ? { why: say('memberSaving') } : {};
    rows.push({ id: 'delivery', label: say(amounts.ships ? 'delivery' : 'pickup'), amount: say('free'), tone: 'good', ...why });
  }
  const fee = (id: 'handling' | 'surcharge' | 'area', amount: number): ReceiptTextRow[] =>
    amount > 0 ? [{ id, label: say(id), amount: money(amount), why: say(`${id}Why`) }] : [];
  rows.push(
    ...fee('handling', amounts.handlingFee),
    ...furnitureRow(amounts, say, money),
    ...fee('surcharge', amounts.surchargeFee),
    ...fee('area', amounts.areaFee),
  );
  return [...rows, ...taxRows(amounts, say, money)];
}

/** The taxes that are charged, with the reason where a certificate could have taken them away, and those that one did. */
function taxRows(
  { taxes, exempt = [], taxedWhy = '' }: ReceiptAmounts,
  say: ReceiptWords['say'],
  money: (amount: number) => string,
): readonly ReceiptTextRow[] {
  const charged = taxes.map(({ name, jurisdiction, amount }, at) => ({
    id: `tax ${name} ${jurisdiction}`,
    label: say(taxKey(name), { place: jurisdiction }),
    amount: money(amount),
    ...(at === 0 && taxedWhy !== '' ? { why: taxedWhy } : {}),
  }));
  const left = exempt.map(({ label, why }) => ({ id: `exempt ${label}`, label, amount: money(0), why }));
  const rows = [...charged, ...left];
  return rows.length === 0 ? [{ id: 'tax', label: say('tax'), amount: money(0) }] : rows;
}

/** The furniture fee; one that is agreed by phone says that the total lacks it. */
function furnitureRow(
  { furnitureFee, furnitureFeeTbd }: ReceiptAmounts,
  say: ReceiptWords['say'],
  money: (amount: number) => string,
): readonly ReceiptTextRow[] {
  if (furnitureFee === 0 && !furnitureFeeTbd) return [];
  const amount = furnitureFee > 0 ? money(furnitureFee) : say('furnitureTbd');
  return [{ id: 'furniture', label: say('furniture'), amount, why: say(furnitureFeeTbd ? 'furnitureTbdWhy' : 'furnitureWhy') }];
}

interface NotedLine {
  readonly furnitureService: FurnitureService | null;
  readonly budgetCenter: string;
  /** '' for a price that no contract made. */
  readonly contract: string;
  readonly purchaseOrder: string;
}

/** Notes of a line: "Basic furniture service, 2 pieces", "Contract: Office core", "Budget center: Art", "Purchase Order: PO-20981". */
export function lineNotes(line: NotedLine, say: ReceiptWords['say']): readonly string[] {
  const { furnitureService, budgetCenter, contract, purchaseOrder } = line;
  return [
    ...(furnitureService === null ? [] : [say(`service${furnitureService.level}`, { n: furnitureService.qty })]),
    ...(contract === '' ? [] : [say('lineContract', { name: contract })]),
    ...(budgetCenter === '' ? [] : [say('lineBudgetCenter', { name: budgetCenter })]),
    ...(purchaseOrder === '' ? [] : [say('linePurchaseOrder', { number: purchaseOrder })]),
  ];
}

const TAX_KEYS: ReadonlyMap<string, ReceiptKey> = new Map(
  Object.entries({
    SALES: 'taxSALES',
    GST: 'taxGST',
    HST: 'taxHST',
    PST: 'taxPST',
    RST: 'taxRST',
    QST: 'taxQST',
  }),
);

function taxKey(name: string): ReceiptKey {
  return TAX_KEYS.get(name) ?? 'tax';
}
