// Staff's commands for the contracts of business accounts.
import { stringify } from 'csv-stringify/sync';
import { recordsOf } from '#goods/catalog/server';
import {
  CONTRACT_COLUMNS,
  contractAfter,
  contractDays,
  contractEffects,
  contractRowKey,
  contradictingRows,
  readContractRow,
  sharedOwnNumbers,
  type ContractEffect,
  type ContractState,
  type PriceChange,
} from '#goods/pricing/rules';
import { foldOwnNumber, lockContracts, readContractState, writeContractState } from '#goods/pricing/server';
import { unknownAccounts } from '#people/sessions/server';
import { rowsOf } from './read-rows.ts';
import type { StaffJob, StaffRun } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

/** By command: `contracts import`. */
export const CONTRACT_JOBS: Readonly<Record<string, StaffJob>> = {
  'contracts import': (run) => takeSheet(run, true),
  'contracts check': (run) => takeSheet(run, false),
  'contracts export': async ({ db, file, rest: [accountNumber], say }) => {
    const unknown = accountNumber === undefined ? [] : await unknownAccounts(db, [accountNumber]);
    if (unknown.length > 0) return unknown.map((number) => `there is no account ${number}`);
    const state = await readContractState(db, accountNumber === undefined ? null : [accountNumber]);
    return writeOutput(file, stringify(sheetOf(state), { header: true, columns: [...CONTRACT_COLUMNS], escape_formulas: true }), say);
  },
};

async function takeSheet({ db, file, rest: [how], say }: StaffRun, writes: boolean): Promise<readonly string[]> {
  if (how !== undefined && how !== 'whole') return [`“${how}” is no way to import: leave it out, or say “whole”`];
  const { rows, lines, problems } = await rowsOf(file, readContractRow, {
    keyOf: contractRowKey,
    needed: ['account_number', 'item_id', 'currency', 'price'],
  });
  const contradicting = contradictingRows(rows).map(
    (at) => `line ${lines[at]}: says another own_number or blocked than a line before it about item ${rows[at]?.itemId}`,
  );
  if (problems.length + contradicting.length > 0) return [...problems, ...contradicting];
  const accountNumbers = [...new Set(rows.map((row) => row.accountNumber))];
  return db.transaction(async (tx) => {
    await lockContracts(tx);
    const records = new Map((await recordsOf(tx, [...new Set(rows.map(({ itemId }) => itemId))])).map((record) => [record.itemId, record]));
    const unknown = [
      ...(await unknownAccounts(tx, accountNumbers)).map((number) => `there is no account ${number}`),
      ...rows.flatMap(({ itemId }, at) => (records.has(itemId) ? [] : [`line ${lines[at]}: item ${itemId} is not in the catalogue`])),
    ];
    if (unknown.length > 0) return unknown;
    const before = await readContractState(tx, accountNumbers);
    const after = contractAfter(before, rows, how === 'whole');
    const shared = sharedOwnNumbers(after, foldOwnNumber);
    if (shared.length > 0) return shared;
    for (const effect of contractEffects(before, after, (itemId, currency) => records.get(itemId)?.prices[currency]?.base))
      say(textOf(effect));
    if (writes) await writeContractState(tx, before, after);
    say(writes ? 'Saved' : 'Nothing was saved');
    return [];
  });
}

const dollars = (cents: number): string => (cents / 100).toFixed(2);

function textOf(effect: ContractEffect): string {
  const { accountNumber, added, raised, lowered, removed, otherwise, unchanged, itemsChanged, aboveList } = effect;
  const prices = [
    `${added} new`,
    `${raised.length} higher${largest(raised)}`,
    `${lowered.length} lower${largest(lowered)}`,
    `${removed} gone`,
    ...(otherwise > 0 ? [`${otherwise} with other breaks or days`] : []),
    `${unchanged} unchanged`,
  ].join(', ');
  const above =
    aboveList.length === 0 ? '' : `; above the list price: ${aboveList.slice(0, 20).join(', ')}${aboveList.length > 20 ? ' …' : ''}`;
  return `Account ${accountNumber}, prices: ${prices}; own numbers and blocks: ${itemsChanged} changed${above}`;
}

/** The change that a customer would notice most, in percent. */
function largest(changes: readonly PriceChange[]): string {
  const share = ({ before, after }: PriceChange): number => (before === 0 ? Infinity : after / before - 1);
  const [most] = changes.toSorted((one, other) => Math.abs(share(other)) - Math.abs(share(one)));
  if (most === undefined) return '';
  const percent = Number.isFinite(share(most)) ? `, ${share(most) > 0 ? '+' : '−'}${Math.abs(share(most) * 100).toFixed(1)}%` : '';
  return ` (most: item ${most.itemId} from ${dollars(most.before)} to ${dollars(most.after)} ${most.currency}${percent})`;
}

type SheetRow = { readonly [Column in (typeof CONTRACT_COLUMNS)[number]]?: string };

/** Own number and block stand in the first row of their item. */
function sheetOf({ prices, items }: ContractState): SheetRow[] {
  const rows = new Map<string, SheetRow[]>();
  const add = (accountNumber: string, itemId: string, row: SheetRow): void => {
    const key = `${accountNumber} ${itemId}`;
    rows.set(key, [...(rows.get(key) ?? []), { account_number: accountNumber, item_id: itemId, ...row }]);
  };
  for (const { accountNumber, itemId, price } of prices.values()) {
    const { first, last } = contractDays(price);
    add(accountNumber, itemId, {
      currency: price.currency,
      price: dollars(price.cents),
      breaks: price.breaks.map(({ qty, each }) => `${qty}=${dollars(each)}`).join(' | '),
      valid_from: first,
      valid_until: last,
    });
  }
  for (const { accountNumber, itemId, customerSku, blocked } of items.values()) {
    const said = { own_number: customerSku ?? '', blocked: blocked ? 'yes' : 'no' };
    const key = `${accountNumber} ${itemId}`;
    const [firstRow, ...others] = rows.get(key) ?? [];
    rows.set(key, [{ account_number: accountNumber, item_id: itemId, ...firstRow, ...said }, ...others]);
  }
  return [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).flatMap(([, ofItem]) => ofItem);
}
