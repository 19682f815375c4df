// The restocks of one shopper with today's prices, and one of them with its history.
import { addDays, localDay, weekdayOf } from '#base/calendar/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { RestockView } from '#buying/restock/contract';
import { everyText, RETURN_MS } from '#buying/restock/rules';
import { readCards } from '#buying/saved-cards/server';
import { calendarDate } from '#base/calendar/rules';
import type { Visit } from '#platform/visit';
import { shipToOf } from './buyer-of.ts';
import { dueCart, priceDue } from './due-cart.ts';
import { DUES_OF, OPEN_DUES, SKIPPED_AHEAD } from './due-reading.ts';
import { addressText, BY_INVOICE, LOCATION, readChoices } from './restock-choices.ts';
import type { RestockDeps } from './restock-deps.ts';
import { RESTOCK_BY_ID, RESTOCKS_OF, RESTOCKS_OF_ORGANIZATION } from './restock-queries.ts';
import type { RestockRow } from './restock-rows.ts';
import { askedOf, dueView, itemView, restockView } from './restock-view.ts';
import { SWAPPED, swapChoices } from './swap-choices.ts';

/** Weeks of the calendar. */
const WEEKS = 6;
const PAGE = 50;

/** The Sunday on or before a day: the week of the calendar begins there. */
const sundayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 1) % 7));

export async function readRestocks(deps: RestockDeps, visit: Visit, shopper: SignedIn, asked: string | undefined) {
  const { now, site } = visit;
  const today = localDay(now, site.timeZone);
  const first = sundayOf(today);
  const from = asked !== undefined && asked >= first && !Number.isNaN(Date.parse(asked)) ? sundayOf(asked) : first;
  const until = addDays(from, WEEKS * 7 - 1);
  const rows = await deps.db.many(RESTOCKS_OF, [shopper.shopperId, site.id, new Date(now.getTime() - RETURN_MS)]);
  return { restocks: await readViews(deps, visit, shopper, { rows, until }), today, from, until };
}

interface Shown {
  readonly rows: readonly RestockRow[];
  readonly until: string;
}

export async function readViews(deps: RestockDeps, visit: Visit, shopper: SignedIn, { rows, until }: Shown): Promise<RestockView[]> {
  if (rows.length === 0) return [];
  const { db } = deps;
  const { now, site } = visit;
  const today = localDay(now, site.timeZone);
  const lines = rows.map(({ item_id: itemId, qty }) => ({ itemId, qty }));
  const own = { ...visit, cartPurpose: 'restock' as const };
  const [priced, dues, skips, cards, addresses] = await Promise.all([
    priceDue(deps, { visit: own, shopper }, dueCart(deps, { visit: own, shopper, lines }), undefined),
    db.many(OPEN_DUES, [shopper.shopperId, site.id]),
    db.many(SKIPPED_AHEAD, [shopper.shopperId, today]),
    readCards(db, shopper.profile.profileId, calendarDate(now, site.timeZone)),
    addressesOf(deps, visit, shopper, rows),
  ]);
  const duesOf = (row: RestockRow) => dues.filter((due) => due.restock_id === row.restock_id);
  const short = rows.filter((row) => SWAPPED.has(askedOf(duesOf(row))?.question ?? 'late'));
  const offered = await swapChoices(
    deps,
    { visit: own, shopper },
    short.map(({ item_id: itemId, qty }) => ({ itemId, qty })),
  );
  return rows.map((row, at) => {
    const card = cards.find(({ id }) => id === row.card_id);
    return restockView(deps, visit, {
      row,
      line: priced.lines[at],
      dues: duesOf(row),
      alternates: offered[short.indexOf(row)] ?? [],
      skipped:
        skips
          .filter((skip) => skip.restock_id === row.restock_id)
          .map(({ due_on: day }) => day)
          .toSorted()
          .at(-1) ?? null,
      address: addresses.get(placeKey(row)) ?? '',
      payment: row.card_id === null ? BY_INVOICE : card === undefined ? '' : `${card.brand} ${card.lastFour}`,
      until,
    });
  });
}

const placeKey = ({ address_id: address, location_id: location }: RestockRow): string => location ?? address ?? '';

async function addressesOf({ db }: RestockDeps, visit: Visit, shopper: SignedIn, rows: readonly RestockRow[]) {
  const places = new Map(rows.map((row) => [placeKey(row), row]));
  const texts = await Promise.all(
    [...places].map(async ([key, row]) => {
      const address = await shipToOf(db, row, shopper, visit);
      return [key, address === undefined ? '' : addressText(address)] as const;
    }),
  );
  return new Map(texts);
}

export async function readRestock(deps: RestockDeps, visit: Visit, shopper: SignedIn, restockId: string) {
  const row = await deps.db.maybe(RESTOCK_BY_ID, [shopper.shopperId, restockId, visit.site.id]);
  if (row === undefined) return undefined;
  const [views, history, choices] = await Promise.all([
    readViews(deps, visit, shopper, { rows: [row], until: addDays(localDay(visit.now, visit.site.timeZone), 366) }),
    deps.db.many(DUES_OF, [shopper.shopperId, restockId]),
    readChoices(deps, visit, shopper),
  ]);
  const [restock] = views;
  if (restock === undefined) return undefined;
  const addressId = row.location_id === null ? (row.address_id ?? '') : LOCATION + row.location_id;
  const paymentId = row.card_id ?? BY_INVOICE;
  const changedAt = row.changed_at.toISOString();
  return { restock, dates: [...row.dates], addressId, paymentId, changedAt, history: history.map(dueView), choices };
}

export async function readOrganization(deps: RestockDeps, visit: Visit, accountNumber: string, page: number) {
  const rows = await deps.db.many(RESTOCKS_OF_ORGANIZATION, [accountNumber, visit.site.id, PAGE, (page - 1) * PAGE]);
  const count = rows[0]?.count ?? 0;
  const restocks = rows.map((row) => {
    const { title, href } = itemView(deps, visit, row.item_id);
    const every = everyText(row.unit === null || row.every === null ? null : { unit: row.unit, count: row.every });
    const { restock_id: restockId, name, state, qty, next_on: nextOn, budget_center: budgetCenter } = row;
    return { restockId, name, state, qty, nextOn, budgetCenter: budgetCenter ?? '', every, title, href };
  });
  return { restocks, page, pages: Math.max(1, Math.ceil(count / PAGE)), count };
}
