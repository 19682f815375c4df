// Compares an order's money and goods with the payment company's books, the stock and the book of rewards (trust 5, 6, 8).
import type { MoneyEvent, BankEntry, GoodsAt, BookedOrder } from './booked-order.ts';

/** One sentence for each problem. Only for orders that no request is working on. */
export function ledgerProblems(order: BookedOrder, entries: readonly BankEntry[]): readonly string[] {
  return [
    ...moneyProblems(order, entries),
    ...lineProblems(order),
    ...goodsProblems(order),
    ...couponProblems(order),
    ...rewardProblems(order),
  ];
}

function moneyProblems(order: BookedOrder, entries: readonly BankEntry[]): readonly string[] {
  const { events, currency, total, placed } = order;
  const problems: string[] = [];
  const authorised = events.filter(({ kind }) => kind === 'authorised');
  const sum = sumOf(authorised);
  if (placed && sum !== total) problems.push(`${money(sum)} is authorised and the order is ${money(total)}`);
  const voided = new Set(events.filter(({ kind }) => kind === 'voided').map((one) => one.authorisationId));
  const held = sumOf(authorised.filter((one) => !voided.has(one.authorisationId)));
  if (!placed && held > 0) problems.push(`${money(held)} is authorised and the order did not come about`);
  // A renewed authorisation appears in the books next to the expired one, but pays for nothing extra.
  const booked = events.filter(({ kind }) => kind === 'authorised' || kind === 'renewed');
  for (const { authorisationId, amount } of booked.filter(({ inBooks }) => inBooks)) {
    const entry = entries.find(({ id }) => id === authorisationId);
    if (entry === undefined) problems.push(`the books know no authorisation ${authorisationId}`);
    else problems.push(...entryProblems({ amount, currency, events: events.filter((one) => one.authorisationId === entry.id) }, entry));
  }
  const unknown = entries.filter(({ id, status }) => status === 'authorised' && !booked.some((one) => one.authorisationId === id));
  problems.push(...unknown.map(({ id, amount }) => `${money(amount)} is held (${id}) and the order has no part in it`));
  const refunded = sumOf(events.filter(({ kind }) => kind === 'refunded'));
  if (refunded !== order.refunded) problems.push(`${money(refunded)} was paid back and the order says ${money(order.refunded)}`);
  return problems;
}

/** Compares both sides' records of one authorisation. */
function entryProblems(
  own: { readonly amount: number; readonly currency: string; readonly events: readonly MoneyEvent[] },
  entry: BankEntry,
): readonly string[] {
  const ownSum = (kind: string): number => sumOf(own.events.filter((event) => event.kind === kind));
  const isVoided = own.events.some(({ kind }) => kind === 'voided');
  const compared: readonly (readonly [what: string, ours: number | string, theirs: number | string])[] = [
    ['amount', money(own.amount), money(entry.amount)],
    ['currency', own.currency, entry.currency],
    ['captured', money(ownSum('captured')), money(entry.captured)],
    ['refunded', money(ownSum('refunded')), money(entry.refunded)],
    ['status', isVoided ? 'voided' : 'authorised', entry.status],
  ];
  return compared
    .filter(([, ours, theirs]) => ours !== theirs)
    .map(([what, ours, theirs]) => `${what} of ${entry.id}: ${ours} here, ${theirs} in the books`);
}

/** Rewards may not exceed this part of the other payments: 'Earns up to 5% back in Rewards'. */
const EARNS_AT_MOST = 0.05;

function rewardProblems({ placed, events, rewards }: BookedOrder): readonly string[] {
  const own = (isRewards: boolean, ...kinds: readonly string[]): number =>
    sumOf(events.filter((event) => (event.isRewards ?? false) === isRewards && kinds.includes(event.kind)));
  const used = own(true, 'requested');
  const isAllBack = !placed || own(true, 'voided') > 0;
  const back = isAllBack ? used : own(true, 'released', 'refunded');
  const most = Math.floor(own(false, 'captured') * EARNS_AT_MOST);
  return [
    ...(rewards.spent === used ? [] : [`${money(used)} of rewards pay for it, and ${money(rewards.spent)} were taken`]),
    ...(rewards.givenBack === back ? [] : [`${money(back)} of its rewards are to go back, and ${money(rewards.givenBack)} went`]),
    ...(rewards.earned <= most ? [] : [`it earned ${money(rewards.earned)} of rewards, and may earn ${money(most)}`]),
  ];
}

function lineProblems({ subTotal, discount, linesGross, linesDiscount }: BookedOrder): readonly string[] {
  return [
    ...(subTotal === linesGross ? [] : [`its lines come to ${money(linesGross)} and it says ${money(subTotal)}`]),
    ...(discount === linesDiscount ? [] : [`its lines take off ${money(linesDiscount)} and it says ${money(discount)}`]),
  ];
}

function goodsProblems({ placed, status, untouched, taken, promised }: BookedOrder): readonly string[] {
  const kept = byLocation(promised);
  const wanted = byLocation(placed && status === 'placed' ? taken : []);
  return [...new Set([...kept.keys(), ...wanted.keys()])].toSorted().flatMap((place) => {
    const [has, most] = [kept.get(place) ?? 0, wanted.get(place) ?? 0];
    if (untouched && status === 'placed' ? has === most : has <= most) return [];
    return [`${has} of ${place} are kept for it, and it took ${most}`];
  });
}

function couponProblems({ placed, status, coupons, couponUses }: BookedOrder): readonly string[] {
  const allowed = placed && status !== 'cancelled' ? coupons : [];
  return couponUses.filter((code) => !allowed.includes(code)).map((code) => `it counts as a use of coupon ${code} and has none of it`);
}

function byLocation(goods: readonly GoodsAt[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { itemId, location, qty } of goods) {
    const place = `${itemId} at ${location}`;
    sums.set(place, (sums.get(place) ?? 0) + qty);
  }
  return sums;
}

function sumOf(rows: readonly { readonly amount: number }[]): number {
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

function money(cents: number): string {
  return (cents / 100).toFixed(2);
}
