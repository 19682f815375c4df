// Opens and changes purchase orders from a table: all of its rows, or none and what is wrong with each.
import { randomUUID } from 'node:crypto';
import type { Currency } from '#base/money/rules';
import { readPurchaseOrderTable, type RowProblem, type WantedPurchaseOrder } from '#buying/purchase-orders/rules';
import { locationNames } from '#people/locations/server';
import { assigneesByName, idsOf, noteEvent, type Actor, type Assignees } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import {
  allPurchaseOrders,
  isSamePurchaseOrder,
  keepPurchaseOrder,
  MOST_PURCHASE_ORDERS,
  type KeptPurchaseOrder,
} from './purchase-order-store.ts';
import { tableWords } from './table-words.ts';

export type ImportProblem = RowProblem | { readonly row: 0; readonly code: 'PURCHASE_ORDERS_FULL' };

interface Imported {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly problems: readonly ImportProblem[];
}

export async function importPurchaseOrders(
  db: Db,
  actor: Actor,
  { currency, now }: { readonly currency: Currency; readonly now: Date },
  rows: readonly (readonly string[])[],
): Promise<Imported> {
  const { accountNumber } = actor;
  const read = readPurchaseOrderTable(rows, tableWords());
  return db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    const all = await allPurchaseOrders(tx, accountNumber);
    const known = await knownNames(tx, accountNumber);
    const byNumber = new Map(all.map((one) => [one.number.toLowerCase(), one]));
    const plan = read.wanted.map((wanted) => planOf(wanted, byNumber.get(wanted.facts.number.toLowerCase()), known, currency));
    const added = plan.filter(({ before }) => before === undefined);
    const changed = plan.filter(({ before, after }) => before !== undefined && !isSamePurchaseOrder(before, after));
    const unknown = read.wanted.flatMap((wanted) => unknownNames(wanted, known));
    const problems: ImportProblem[] = [...read.problems, ...unknown].toSorted((one, other) => one.row - other.row);
    if (all.length + added.length > MOST_PURCHASE_ORDERS) problems.push({ row: 0, code: 'PURCHASE_ORDERS_FULL' });
    if (problems.length > 0) return { added: 0, changed: 0, unchanged: 0, problems };
    for (const { after } of [...added, ...changed]) await keepPurchaseOrder(tx, actor, after, now);
    const sum = added.length + changed.length;
    if (sum > 0) await noteEvent(tx, actor, { kind: 'purchaseOrdersImported', about: String(sum), at: now });
    return { added: added.length, changed: changed.length, unchanged: plan.length - sum, problems };
  });
}

interface KnownNames {
  readonly assignees: Assignees;
  /** By code, and by name. */
  readonly locations: ReadonlyMap<string, string>;
}

async function knownNames(tx: Queries, accountNumber: string): Promise<KnownNames> {
  const assignees = await assigneesByName(tx, accountNumber);
  const locations = await locationNames(tx, accountNumber);
  return {
    assignees,
    locations: new Map([
      ...locations.map(({ name, locationId }) => [name.toLowerCase(), locationId] as const),
      ...locations.flatMap(({ code, locationId }) => (code === '' ? [] : [[code.toLowerCase(), locationId] as const])),
    ]),
  };
}

function unknownNames({ row, usedBy, locations }: WantedPurchaseOrder, known: KnownNames): RowProblem[] {
  const missing = (names: readonly string[], in_: ReadonlyMap<string, unknown>): string[] =>
    names.filter((name) => !in_.has(name.toLowerCase()));
  return [
    ...missing(usedBy.names, known.assignees).map((text) => ({ row, code: 'ASSIGNEE_UNKNOWN' as const, text })),
    ...missing(locations.names, known.locations).map((text) => ({ row, code: 'LOCATION_UNKNOWN' as const, text })),
  ];
}

/** What the row makes of the purchase order with its number; what the table does not say stays. */
function planOf(wanted: WantedPurchaseOrder, before: KeptPurchaseOrder | undefined, known: KnownNames, currency: Currency) {
  const { facts, says, usedBy, locations, closed } = wanted;
  const named = (of: 'groupId' | 'profileId') => idsOf(of, usedBy.names, known.assignees);
  const after: KeptPurchaseOrder = {
    poId: before?.poId ?? randomUUID(),
    fundId: before?.fundId ?? null,
    currency: before?.currency ?? currency,
    number: facts.number,
    description: says.has('description') ? facts.description : (before?.description ?? ''),
    amount: says.has('amount') ? facts.amount : (before?.amount ?? null),
    validFrom: says.has('validFrom') ? facts.validFrom : (before?.validFrom ?? null),
    validUntil: says.has('validUntil') ? facts.validUntil : (before?.validUntil ?? null),
    closed: closed ?? before?.closed ?? false,
    ...(says.has('usedBy')
      ? { everybody: usedBy.all, groupIds: named('groupId'), profileIds: named('profileId') }
      : { everybody: before?.everybody ?? true, groupIds: before?.groupIds ?? [], profileIds: before?.profileIds ?? [] }),
    ...(says.has('locations')
      ? {
          everywhere: locations.all,
          locationIds: [...new Set(locations.names.flatMap((name) => known.locations.get(name.toLowerCase()) ?? []))],
        }
      : { everywhere: before?.everywhere ?? true, locationIds: before?.locationIds ?? [] }),
  };
  return { before, after };
}
