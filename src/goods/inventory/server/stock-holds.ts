// Checkouts' holds in memory: subtracted from what others see, but not from what the holder sees. A hold ends by the clock, without a job.
import type { HoldRow } from './inventory-queries.ts';

/** Who holds units: a cart and its shopper. */
export interface Holder {
  readonly cartId: string;
  readonly ownerId: string;
}

/** For whom stock is read: a cart with its shopper, or the id of one of them. */
export type StockHolder = Holder | string;

export interface StockHolds {
  /** No holds exist, so nothing needs a look-up. */
  readonly none: boolean;
  /** Units that `holder` cannot have at `now`: all holds of others, or only those older than its own. A shopper's holds are own in each of their carts. */
  heldByOthers(itemId: string, location: string, holder: StockHolder | null, now: number): number;
  /** Identifies the holds of an item at `now`: equal texts mean equal holds. Empty without holds. */
  stateOf(itemId: string, now: number): string;
  /** Changes with any hold, also by the clock, and never repeats. */
  edition(now: number): number;
  /** Replaces these carts' holds by the rows. */
  put(cartIds: Iterable<string>, rows: readonly HoldRow[]): void;
  /** Gives a cart's holds to another cart. */
  move(fromCartId: string, to: Holder): void;
}

/** `after`: last edition of the holds that these replace. */
// oxlint-disable-next-line max-lines-per-function -- its closures share the holds by cart and by item, which change together
export function makeStockHolds(rows: readonly HoldRow[], after = 0): StockHolds {
  const byCart = new Map<string, readonly HoldRow[]>();
  const byItem = new Map<string, Set<HoldRow>>();
  /** Computed on demand, dropped when a hold of the item changes. */
  const states = new Map<string, ItemState>();
  let edition = after;
  /** The earliest end of a hold. */
  let nextEnd = Infinity;
  const forget = (cartId: string): void => {
    for (const row of byCart.get(cartId) ?? []) {
      const there = byItem.get(row.item_id);
      there?.delete(row);
      if (there?.size === 0) byItem.delete(row.item_id);
      states.delete(row.item_id);
    }
    byCart.delete(cartId);
  };
  const put = (cartIds: Iterable<string>, now: readonly HoldRow[]): void => {
    edition += 1;
    for (const { until } of now) nextEnd = Math.min(nextEnd, until);
    for (const cartId of cartIds) forget(cartId);
    for (const [cartId, held] of Map.groupBy(now, ({ cart_id }) => cart_id)) {
      byCart.set(cartId, held);
      for (const row of held) {
        byItem.set(row.item_id, (byItem.get(row.item_id) ?? new Set<HoldRow>()).add(row));
        states.delete(row.item_id);
      }
    }
  };
  put([], rows);
  return {
    get none() {
      return byCart.size === 0;
    },
    heldByOthers(itemId, location, holder, now) {
      const there = byItem.get(itemId);
      if (there === undefined) return 0;
      const live = [...there].filter((hold) => hold.location === location && hold.until > now);
      const { cartId, ownerId } = typeof holder === 'string' ? { cartId: holder, ownerId: holder } : (holder ?? NOBODY);
      const isOwn = ({ cart_id, owner_id }: HoldRow): boolean => cart_id === cartId || (owner_id !== null && owner_id === ownerId);
      const own = live.filter(isOwn);
      const others = live.filter((hold) => !isOwn(hold) && own.every((one) => !isBefore(one, hold)));
      return others.reduce((sum, { qty }) => sum + qty, 0);
    },
    stateOf(itemId, now) {
      const there = byItem.get(itemId);
      if (there === undefined) return '';
      const state = states.get(itemId) ?? stateFrom([...there]);
      states.set(itemId, state);
      const live = state.ends.filter((end) => end > now).length;
      // Holds end in order, so the number left identifies them.
      return live === 0 ? '' : `${live} of ${state.text}`;
    },
    edition(now) {
      if (now >= nextEnd) {
        edition += 1;
        nextEnd = soonestAfter(now, byCart.values());
      }
      return edition;
    },
    put,
    move(fromCartId, { cartId, ownerId }) {
      const moved = (byCart.get(fromCartId) ?? []).map((row) => ({ ...row, cart_id: cartId, owner_id: ownerId }));
      if (moved.length > 0) put([fromCartId, cartId], [...(byCart.get(cartId) ?? []), ...moved]);
    },
  };
}

const NOBODY = { cartId: '', ownerId: '' };

function soonestAfter(now: number, held: Iterable<readonly HoldRow[]>): number {
  let soonest = Infinity;
  for (const rows of held) for (const { until } of rows) if (until > now) soonest = Math.min(soonest, until);
  return soonest;
}

interface ItemState {
  readonly text: string;
  readonly ends: readonly number[];
}

function stateFrom(rows: readonly HoldRow[]): ItemState {
  const texts = rows.map(({ location, cart_id, qty, since, until }) => `${location} ${cart_id} ${qty} ${since} ${until}`);
  return { text: texts.sort().join(), ends: rows.map(({ until }) => until) };
}

/** On equal start times the smaller id comes first, as in the database. */
function isBefore(one: HoldRow, other: HoldRow): boolean {
  return one.since < other.since || (one.since === other.since && one.cart_id < other.cart_id);
}
