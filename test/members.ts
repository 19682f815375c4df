// Members of the rewards programme for order tests: signed in, with reward money, one call before an order.
import type { GiftCards } from '#buying/checkout/contract';
import { buyer, type Buyer, type BuyerFacts } from '#buying/orders/fixtures';
import { openAccount } from './accounts.ts';
import type { Browser, TestShop } from './shop.ts';
import { giveRewards } from '#buying/rewards/fixtures';

export interface MemberBuyer extends Buyer {
  readonly browser: Browser;
  readonly profileId: string;
  /** Uses reward money for the order. */
  use(amount: number): Promise<GiftCards>;
}

let people = 0;

export interface MemberFacts extends Partial<BuyerFacts> {
  /** Reward money in cents; default 0. */
  readonly has?: number;
  readonly segment?: string;
}

/** A shopper with an account; `rewardsNumber` null: not a member. */
export async function someone(shop: TestShop, rewardsNumber: 'member' | null = 'member', segment = '') {
  const browser = shop.browser();
  people += 1;
  const email = `reward.member${people}@inkwell.example`;
  const headers = { 'x-forwarded-for': `192.0.2.${people}` };
  await openAccount(shop, browser, { fullName: 'Theo Laurent', email, password: 'correct horse battery' }, { headers });
  const { rows } = await shop.db.raw('update profile set rewards_number = $2, segment_code = $3 where email = $1 returning profile_id', [
    email,
    rewardsNumber === null ? null : `6${people}`,
    segment,
  ]);
  return { browser, profileId: String(rows[0]?.['profile_id']) };
}

export async function memberBuyer(shop: TestShop, { has = 0, segment = '', itemId = '100', ...facts }: MemberFacts): Promise<MemberBuyer> {
  const { browser, profileId } = await someone(shop, 'member', segment);
  const { prefix = '' } = facts;
  if (has > 0) await giveRewards(shop.db, profileId, has, prefix === '' ? 'USD' : 'CAD');
  return {
    ...(await buyer(shop, { itemId, ...facts, browser })),
    browser,
    profileId,
    use: async (amount) => (await browser.send('POST', `${prefix}/cc/api/checkout/default/rewards`, { amount })).json<GiftCards>(),
  };
}
