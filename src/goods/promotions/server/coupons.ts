// Coupons in memory, updated by the database's notifications; their uses are rows that placing locks.
import type { Db, Queries } from '#platform/db';
import { oneAtATime } from '#platform/one-at-a-time';
import { makeRowsLeftOut, type RowsLeftOut } from '#platform/rows-left-out';
import { conditionOf, isOffer, isOfRewards, readConditions, type Coupon, type CouponUser } from '#goods/promotions/rules';
import {
  ADOPT_USES,
  BEGIN_COUNTS,
  COUPON_USES,
  COUPONS,
  GIVE_BACK_COUPONS,
  LOCK_COUNTS,
  UPSERT_COUPONS,
  USE_COUPONS,
  type CouponRow,
} from './coupon-queries.ts';
import { checkCoupon } from './coupon-shape.ts';
import { countedAddresses, limitedCodes } from './coupon-limits.ts';
import { instantByItem } from './instant-by-item.ts';

/** Orders that used a coupon, by code: in total, and by one person. */
export type CouponUses = (code: string) => { readonly total: number; readonly mine: number };

export interface Coupons {
  /** The coupon with a code in upper case. */
  get(code: string): Coupon | undefined;
  /** Instant coupons of an item. */
  instantOf(itemId: string): readonly Coupon[];
  /** Coupons of the rewards programme, by code. */
  ofRewards(): readonly Coupon[];
  /** Offers that members turn on, by code. */
  offers(): readonly Coupon[];
  /** Coupons for what comes by itself, which are entered for the shopper (ATC-7). */
  ofRestocks(): readonly Coupon[];
  /** Coupons for members of a paid program alone (RWD-4). */
  ofMembers(): readonly Coupon[];
  /** Coupons that everybody is told about, by code; whether they are valid today is not looked at. */
  advertised(): readonly Coupon[];
  /** Total uses as this server last heard, without those of single persons. */
  readonly knownUses: CouponUses;
  /** Increases with every change of coupons or of their known uses. */
  readonly version: number;
  /**
   * Exact uses from the rows; queries nothing when no code has a limit. `lock` keeps others from using these coupons until `on` ends. Calls `user`
   * once they are locked.
   */
  usesOf(codes: readonly string[], user: () => CouponUser | Promise<CouponUser>, on?: Queries, lock?: 'lock'): Promise<CouponUses>;
  /** Records an order's use of its coupons, after `usesOf(…, 'lock')` in the same transaction. */
  use(tx: Queries, codes: readonly string[], orderNumber: string, user: CouponUser): Promise<void>;
  /** The order failed, so its coupons can be used again. */
  release(tx: Queries, orderNumber: string): Promise<void>;
  /** A guest's uses become the account's at sign-in. */
  adopt(tx: Queries, guestId: string, profileId: string): Promise<void>;
  /** Calls back with the items of instant coupons whenever coupons have changed or are used up. */
  onInstantChange(changed: (itemIds: Iterable<string>) => void): void;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const NO_COUPONS: readonly Coupon[] = [];
const NO_USES = { total: 0, mine: 0 };

interface CouponDeps {
  readonly db: Db;
  readonly leftOut?: RowsLeftOut;
}

export async function makeCoupons({ db, leftOut = makeRowsLeftOut() }: CouponDeps): Promise<Coupons> {
  const table = leftOut.of('coupon');
  let [shelf, version] = [shelfOf([], []), 0];
  const listeners: ((itemIds: Iterable<string>) => void)[] = [];
  const refresh = oneAtATime(async () => {
    const rows = await db.many(COUPONS);
    const before = shelf.instant;
    shelf = shelfOf(table.all(rows, codeOf, couponFrom), rows);
    version += 1;
    for (const changed of listeners) changed(new Set([...before.keys(), ...shelf.instant.keys()]));
  });
  const unlisten = await db.listen('coupon', () => void refresh().catch(() => undefined)); // announced again on reconnection
  await refresh();
  const knownUses: CouponUses = (code) => ({ total: shelf.used.get(code) ?? 0, mine: 0 });
  return {
    get: (code) => shelf.byCode.get(code),
    instantOf: (itemId) => shelf.instant.get(itemId) ?? NO_COUPONS,
    ofRewards: () => shelf.rewards,
    offers: () => shelf.offers,
    ofRestocks: () => shelf.restocks,
    ofMembers: () => shelf.members,
    advertised: () => shelf.advertised,
    knownUses,
    get version() {
      return version;
    },
    async usesOf(codes, user, on = db, lock) {
      const counted = limitedCodes(codes, shelf.byCode);
      if (counted.length === 0) return knownUses;
      if (lock !== undefined) {
        await on.run(BEGIN_COUNTS, [counted]);
        await on.many(LOCK_COUNTS, [counted]);
      }
      const { ownerId, email, address, changes } = await user();
      const asked = [counted, ownerId, email || null, countedAddresses(counted, address, shelf.byCode), changes ?? null] as const;
      const rows = new Map((await on.many(COUPON_USES, asked)).map((row) => [row.code, row]));
      return (code) => rows.get(code) ?? NO_USES;
    },
    async use(tx, codes, orderNumber, { ownerId, email, address }) {
      const counted = limitedCodes(codes, shelf.byCode);
      if (counted.length > 0)
        await tx.run(USE_COUPONS, [counted, orderNumber, ownerId, email || null, countedAddresses(counted, address, shelf.byCode)]);
    },
    release: async (tx, orderNumber) => void (await tx.run(GIVE_BACK_COUPONS, [orderNumber])),
    adopt: async (tx, guestId, profileId) => void (await tx.run(ADOPT_USES, [guestId, profileId])),
    onInstantChange: (changed) => void listeners.push(changed),
    refresh,
    close: unlisten,
  };
}

/** The coupons with their uses, found by what is asked for. */
function shelfOf(coupons: readonly Coupon[], rows: readonly CouponRow[]) {
  return {
    byCode: new Map(coupons.map((coupon) => [coupon.code, coupon])),
    used: new Map(rows.map((row) => [row.code, row.used])),
    instant: instantByItem(coupons),
    rewards: coupons.filter((coupon) => isOfRewards(coupon) && !isOffer(coupon)).toSorted(byCode),
    offers: coupons.filter(isOffer).toSorted(byCode),
    members: coupons
      .filter(({ conditions }) => conditionOf(conditions, 'shoppers')?.kinds.every((kind) => kind === 'member') === true)
      .toSorted(byCode),
    restocks: coupons.filter(({ conditions }) => conditionOf(conditions, 'autoRestock') !== undefined).toSorted(byCode),
    advertised: coupons.filter(({ advertised = false }) => advertised).toSorted(byCode),
  };
}

const codeOf = ({ code }: CouponRow): string => code;
const byCode = (a: Coupon, b: Coupon): number => (a.code < b.code ? -1 : 1);

/** Adds or changes coupons. */
export async function writeCoupons(tx: Queries, coupons: readonly Coupon[]): Promise<void> {
  const rows = coupons.map(({ freeItemId, ...same }) => ({ ...same, free_item_id: freeItemId }));
  await tx.run(UPSERT_COUPONS, [JSON.stringify(rows)]);
}

/** @throws what is wrong with the row */
function couponFrom(row: CouponRow): Coupon {
  checkCoupon(row);
  const conditions = readConditions(row.conditions);
  if (!conditions.ok) throw new TypeError(conditions.problem);
  const { used: _, free_item_id: freeItemId, ...same } = row;
  return { ...same, conditions: conditions.value, freeItemId };
}
