// Handlers of the placing contract.
import { emptyBadge, type Carts } from '#buying/cart/server';
import { sayer } from '#base/locale/words';
import { isRefusal, refuse } from '#base/outcome/rules';
import { readScreen } from '#buying/payment/rules';
import type { placingContract } from '#buying/placing/contract';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import { noteHolding } from '#platform/holding';
import { LONGEST_CAMPAIGN } from '#people/sessions/rules';
import { siteWords } from '#base/site/words';
import { answerChallenge, type ChallengeDeps } from './answer-challenge.ts';
import type { Placed } from './earlier-answer.ts';
import { previewApproval } from './preview-approval.ts';
import { makePlaceOrder, type PlacingDeps } from './place-order.ts';
import type { PlaceProblem } from './place-problem.ts';
import { placeRefusal } from './place-refusal.ts';

const MAX_KEY = 255;
const UNFINISHED: ReadonlySet<PlaceProblem['code']> = new Set(['PAYMENT_CHALLENGE', 'PAYMENT_UNREACHABLE', 'ORDER_IN_PROGRESS'] as const);
const CART_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export type PlacingNeeds = PlacingDeps &
  ChallengeDeps & {
    readonly carts: Pick<Carts, 'isBuyNow' | 'find' | 'price'>;
    /** Hears of an order that its shopper has placed, once or more; nothing waits for it. */
    readonly onPlaced: (visit: Visit, orderNumber: string) => void;
  };

/** The handlers of `placingContract`. */
export function placingHandlers(deps: PlacingNeeds): Handlers<typeof placingContract> {
  const place = makePlaceOrder(deps);
  return {
    'POST /cc/api/checkout/default/order': async ({ body, visit }) => {
      const key = visit.header('idempotency-key') ?? body.idempotencyKey;
      if (key !== undefined && (key === '' || key.length > MAX_KEY))
        return refuse(400, 'BAD_REQUEST', sayer(siteWords, visit.copyLocale)('BAD_REQUEST'));
      // Posts from forms skip the schema check.
      if (!CART_ID.test(body.cartId)) return placeRefusal({ code: 'CART_ID_NOT_FOUND' }, visit);
      const request = {
        key,
        cartId: body.cartId,
        seen: { total: Math.round(body.total * 100), arrivals: body.arrivals, tenders: body.tenders, entered: body.entered },
        renewal: body.renewal ?? '',
        campaign: body.cidParam?.slice(0, LONGEST_CAMPAIGN) || null,
        screen: readScreen(body.screen ?? ''),
      };
      let placed = await place(visit, request);
      // The cart that is named may be that of buy now, though the address did not say so.
      if (isUnknown(placed) && visit.cartPurpose === 'basket' && (await deps.carts.isBuyNow(visit, body.cartId))) {
        visit.cartPurpose = 'buyNow';
        placed = await place(visit, request);
      }
      if (!placed.ok) {
        // An order that is not finished has taken the goods.
        if (UNFINISHED.has(placed.problem.code)) noteHolding(visit, true);
        return placeRefusal(placed.problem, visit);
      }
      if (visit.cartPurpose === 'basket') emptyBadge(visit);
      noteHolding(visit, false);
      if (placed.value.wasSent !== true) deps.onPlaced(visit, placed.value.orderNumber);
      return placed.value;
    },
    'GET /cc/api/checkout/default/approval': ({ visit }) => previewApproval(deps, visit),
    'POST /cc/api/checkout/default/challenge': async ({ body, visit }) => {
      const outcome = await answerChallenge(deps, visit, body.orderNumber);
      if (!isRefusal(outcome) && outcome.isPlaced) deps.onPlaced(visit, outcome.orderNumber);
      return outcome;
    },
  };
}

const isUnknown = (placed: Placed): boolean => !placed.ok && placed.problem.code === 'CART_ID_NOT_FOUND';
