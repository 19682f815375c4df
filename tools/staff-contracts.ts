// Staff's commands for the contracts of business accounts, and for what items cost the shop.
import { stringify } from 'csv-stringify/sync';
import { contractItems, type ContractItems } from '#goods/catalog/server';
import {
  CONTRACT_COLUMNS,
  contractAfter,
  contractEffects,
  contractRowKey,
  contradictingRows,
  foldBrand,
  misplacedRows,
  readContractRow,
  sharedOwnNumbers,
  type ContractSheetRow,
  type ContractState,
} from '#goods/pricing/rules';
import { foldOwnNumber, lockContracts, readContractState, readCosts, writeContractState } from '#goods/pricing/server';
import { unknownAccounts } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { effectLines, priceLines, ruleLines } from './contract-lines.ts';
import { sheetOf } from './contract-rows.ts';
import { rowsOf, type RowsRead } from './read-rows.ts';
import { COST_JOBS } from './staff-costs.ts';
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
  ...COST_JOBS,
};

async function takeSheet({ db, file, rest: [how], now, say }: StaffRun, writes: boolean): Promise<readonly string[]> {
  if (how !== undefined && how !== 'whole') return [`“${how}” is no way to import: leave it out, or say “whole”`];
  const read = await rowsOf(file, readContractRow, { keyOf: contractRowKey, needed: ['account_number'] });
  const { rows, lines, problems } = read;
  const contradicting = contradictingRows(rows).map((at) => {
    const row = rows[at];
    return `line ${lines[at]}: says another own_number or blocked than a line before it about item ${row?.kind === 'item' ? row.itemId : ''}`;
  });
  if (problems.length + contradicting.length > 0) return [...problems, ...contradicting];
  const accountNumbers = [...new Set(rows.map((row) => row.accountNumber))];
  return db.transaction(async (tx) => {
    await lockContracts(tx);
    const before = await readContractState(tx, accountNumbers);
    const after = contractAfter(before, rows, how === 'whole');
    const catalogue = await contractItems(tx, namedIn(before, after));
    const accounts = (await unknownAccounts(tx, accountNumbers)).map((number) => `there is no account ${number}`);
    const wrong = [...accounts, ...unknownTargets(read, catalogue), ...misplaced(read, after)];
    if (wrong.length > 0) return wrong;
    const shared = sharedOwnNumbers(after, foldOwnNumber);
    if (shared.length > 0) return shared;
    await sayEffects(tx, { before, after, catalogue, now, say });
    if (writes) await writeContractState(tx, before, after);
    say(writes ? 'Saved' : 'Nothing was saved');
    return [];
  });
}

interface Effects extends Pick<StaffRun, 'now' | 'say'> {
  readonly before: ContractState;
  readonly after: ContractState;
  readonly catalogue: ContractItems;
}

async function sayEffects(tx: Queries, { before, after, catalogue, now, say }: Effects): Promise<void> {
  const { items } = catalogue;
  const costs = new Map((await readCosts(tx)).map(({ itemId, currency, cents }) => [`${currency} ${itemId}`, cents]));
  const facts = { before, after, items, costOf: (itemId: string, currency: string) => costs.get(`${currency} ${itemId}`), now };
  for (const effect of contractEffects(before, after, (itemId, currency) => items.get(itemId)?.prices[currency]?.base)) {
    for (const line of effectLines(effect)) say(line);
    for (const line of ruleLines(effect, facts)) say(line);
    for (const line of priceLines(effect, facts)) say(line);
  }
}

/** Everything that contracts of these accounts name, before and after. */
function namedIn(before: ContractState, after: ContractState) {
  const rules = [before, after].flatMap((state) => [...state.rules.values()].map(({ rule }) => rule));
  const of = (scope: string) => rules.flatMap((rule) => (rule.scope === scope ? [rule.target] : []));
  const priced = [before, after].flatMap(({ prices, items }) => [...prices.values(), ...items.values()].map(({ itemId }) => itemId));
  return { itemIds: [...new Set([...priced, ...of('item')])], categoryIds: of('category'), brands: of('brand').map(foldBrand) };
}

function unknownTargets({ rows, lines }: RowsRead<ContractSheetRow>, { items, categoryIds }: ContractItems): readonly string[] {
  const brands = new Set([...items.values()].map(({ brand }) => foldBrand(brand)));
  const problemOf = (row: ContractSheetRow): string | null => {
    if (row.kind === 'contract') return null;
    const itemId = row.kind === 'item' ? row.itemId : row.rule.scope === 'item' ? row.rule.target : null;
    if (itemId !== null) return items.has(itemId) ? null : `item ${itemId} is not in the catalogue`;
    if (row.kind === 'item') return null;
    const { scope, target } = row.rule;
    const isKnown = scope === 'category' ? categoryIds.has(target) : brands.has(foldBrand(target));
    return isKnown ? null : `${scope} ${target} is not in the catalogue`;
  };
  return rows.flatMap((row, at) => {
    const problem = problemOf(row);
    return problem === null ? [] : [`line ${lines[at]}: ${problem}`];
  });
}

const misplaced = ({ rows, lines }: RowsRead<ContractSheetRow>, after: ContractState): readonly string[] =>
  [...misplacedRows(rows, after)].map(([at, problem]) => `line ${lines[at]}: ${problem}`);
