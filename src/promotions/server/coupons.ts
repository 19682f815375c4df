// The coupons in memory, kept fresh by what the database announces.
import type { Db, Queries } from '#platform/db';
import type { Coupon } from '#promotions/rules';
import { COUPONS, UPSERT_COUPONS, type CouponRow } from './coupon-queries.ts';

export interface Coupons {
  /** The coupon of a code written in capitals. */
  get(code: string): Coupon | undefined;
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export async function makeCoupons({ db }: { readonly db: Db }): Promise<Coupons> {
  let byCode: ReadonlyMap<string, Coupon> = new Map();
  const refresh = async (): Promise<void> => {
    byCode = new Map((await db.many(COUPONS)).map((row) => [row.code, couponFrom(row)]));
  };
  const unlisten = await db.listen('coupon', () => void refresh().catch(() => undefined)); // announced again when the connection is back
  await refresh();
  return { get: (code) => byCode.get(code), refresh, close: unlisten };
}

/** Adds or changes coupons. */
export async function writeCoupons(tx: Queries, coupons: readonly Coupon[]): Promise<void> {
  await tx.run(UPSERT_COUPONS, [
    JSON.stringify(coupons.map(({ startsOn, endsOn, ...same }) => ({ ...same, starts_on: startsOn, ends_on: endsOn }))),
  ]);
}

function couponFrom({ starts_on, ends_on, ...same }: CouponRow): Coupon {
  return { ...same, startsOn: starts_on, endsOn: ends_on };
}
