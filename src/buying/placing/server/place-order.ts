// Places an order in three phases: prepare (one transaction), pay (no transaction), finalise (one transaction). After a crash in between
// the sweeper finishes with the same functions (behaviour.md, Placing an order).
import { randomInt, randomUUID } from 'node:crypto';
import { refreshBalances, type CardTrials } from '#buying/checkout/server';
import { makeOrderNumber } from '#base/order-number/rules';
import type { OrderTender } from '#buying/orders/rules';
import { done, failed } from '#base/outcome/rules';
import type { AskedBrowser, PaymentProvider } from '#buying/payment/server';
import { GIFT_TYPES, type AskedScreen } from '#buying/payment/rules';
import type { Visit } from '#platform/visit';
import type { AtWork, Placed } from './earlier-answer.ts';
import { prepareOrder } from './prepare-order.ts';
import type { Attempt, PlaceRequest, PreparingDeps } from './prepare-draft.ts';
import type { Settling } from '#buying/orders/server';

export interface PlacingDeps extends PreparingDeps {
  readonly trials: Pick<CardTrials, 'refused'>;
  readonly provider: PaymentProvider;
  readonly settling: Settling;
  /** The address that the bank redirects the order's shopper to. */
  readonly returnTo: (visit: Visit, orderNumber: string) => string;
}

export type PlaceOrder = (visit: Visit, request: PlaceRequest) => Promise<Placed>;

export function makePlaceOrder(deps: PlacingDeps): PlaceOrder {
  const atWork: AtWork = { serverId: randomUUID(), orderNumbers: new Set() };
  return async (visit, request) => {
    const mine = makeOrderNumber(() => randomInt(10));
    atWork.orderNumbers.add(mine);
    try {
      return await placeOnce(deps, atWork, { visit, request, orderNumber: mine });
    } finally {
      atWork.orderNumbers.delete(mine);
    }
  };
}

async function placeOnce(deps: PlacingDeps, atWork: AtWork, attempt: Attempt): Promise<Placed> {
  const { settling } = deps;
  const { visit } = attempt;
  const prepareNow = () => prepareOrder(deps, atWork, attempt);
  let prepared = await prepareNow();
  if (prepared.kind === 'stale') {
    // An earlier attempt on this cart has no recorded outcome; settling finds it.
    const settled = await settling.settle(prepared.orderNumber, visit.now, prepared.giveUp);
    if (settled === 'placed') return done({ orderNumber: prepared.orderNumber });
    if (settled === 'unknown') return failed({ code: 'PAYMENT_UNREACHABLE' });
    prepared = await prepareNow();
    if (prepared.kind === 'stale') return failed({ code: 'ORDER_IN_PROGRESS' });
  }
  if (prepared.kind === 'answer') return prepared.answer;
  if (prepared.kind === 'waiting') return done({ orderNumber: prepared.orderNumber, wasSent: true });
  const { orderNumber, tenders, hasBilling, agreed, vendor, savedCardId } = prepared;
  const browser = browserOf(visit, attempt.request.screen);
  const { isAbsent } = attempt.request;
  const shopper = isAbsent === true ? undefined : { returnTo: deps.returnTo(visit, orderNumber), locale: visit.copyLocale, browser };
  const paid = await settling.pay({ orderNumber, tenders, currency: visit.site.currency, shopper, agreed }, visit.now);
  if (paid.kind === 'placed') return done({ orderNumber });
  if (paid.kind === 'challenged') return failed({ code: 'PAYMENT_CHALLENGE', url: paid.url });
  if (paid.kind === 'unknown') return failed({ code: 'PAYMENT_UNREACHABLE' });
  const declined = tenders.find(({ tenderNo }) => tenderNo === paid.tenderNo);
  if (isAbsent !== true) await noteDecline(deps, attempt, declined);
  const by = declined?.tenderNo === tenders.length ? vendor : null;
  return failed({ code: 'PAYMENT_DECLINED', reason: paid.reason, hasBilling, savedCardId, vendor: by });
}

/** Browser data from the request that places the order. */
function browserOf({ ip, header, copyLocale }: Visit, screen: AskedScreen | undefined): AskedBrowser {
  const [language = ''] = (header('accept-language') ?? '').split(/[,;]/);
  return {
    ip,
    accept: (header('accept') ?? '*/*').slice(0, LONGEST_HEADER),
    userAgent: (header('user-agent') ?? '').slice(0, LONGEST_HEADER),
    language: /^[a-z]{2}(-[A-Z]{2})?$/.test(language) ? language : copyLocale,
    screen,
  };
}

/** Banks accept no longer header. */
const LONGEST_HEADER = 2_048;

/** Removes a refused card from checkout, and refreshes the balances of gift cards. All other entries stay. */
async function noteDecline(
  { db, checkouts, trials, provider }: PlacingDeps,
  { visit, request }: Attempt,
  declined: OrderTender | undefined,
): Promise<void> {
  const shopper = await visit.shopper();
  if (shopper === null) return;
  const isGift = GIFT_TYPES.some((type) => type === declined?.paymentType);
  if (isGift) await refreshBalances({ db, checkouts, giftCards: provider }, visit, shopper.shopperId, request.cartId);
  else await trials.refused(visit, shopper.shopperId);
}
