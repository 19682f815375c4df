// What a buyer may name on an order, for the cart and the payment step, and what is to be said about the number that they chose.
import { formatDay } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { localDay } from '#base/calendar/rules';
import { shownOrderNumber } from '#base/order-number/rules';
import { isSignedIn, type Shopper } from '#base/shopper/rules';
import type { PurchaseOrderChoice } from '#buying/purchase-orders/contract';
import type { UseProblem } from '#buying/purchase-orders/rules';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { useProblemText } from './problem-text.ts';
import { judgePurchaseOrder } from './use-purchase-orders.ts';
import { OFFERED_PURCHASE_ORDERS } from './use-queries.ts';

/** More than anybody reads in a list; the others can be typed. */
const MOST_OFFERED = 100;

/** An order of the organization with the same number. */
export interface NamedBefore {
  readonly orderNumber: string;
  readonly placedAt: Date;
}

export interface ChoiceFacts {
  readonly db: Queries;
  /** The last order that an organization placed under a number, this one aside. */
  readonly lastOrderWith: (accountNumber: string, number: string, but: string | null) => Promise<NamedBefore | undefined>;
}

/** What was chosen so far. */
export interface ChosenNumber {
  readonly number: string;
  readonly cents: number | null;
  /** As `AskingOrder` has it. */
  readonly locationId: string | null | undefined;
  readonly replaces: string | null;
}

export interface PurchaseOrderChoices {
  /** Null for people without an organization, and on the consumer site. */
  choiceOf(visit: AskedOn, shopper: Shopper | null, chosen: ChosenNumber): Promise<PurchaseOrderChoice | null>;
  /** Why an order may not name the number, in the shopper's language; null: it may. */
  problemWith(visit: AskedOn, shopper: Shopper | null, chosen: ChosenNumber): Promise<NumberProblem | null>;
}

type AskedOn = Pick<Visit, 'site' | 'copyLocale' | 'now'>;

export interface NumberProblem {
  readonly code: UseProblem['code'];
  readonly message: string;
}

export function makePurchaseOrderChoices({ db, lastOrderWith }: ChoiceFacts): PurchaseOrderChoices {
  return {
    async choiceOf(visit, shopper, chosen) {
      const buyer = buyerOf(visit, shopper);
      if (buyer === null) return null;
      const { accountNumber, profileId, currency, now, timeZone } = buyer;
      const [judged, offered] = await Promise.all([
        judgePurchaseOrder(db, { ...buyer, ...chosen }),
        db.many(OFFERED_PURCHASE_ORDERS, { accountNumber, profileId, currency, today: localDay(now, timeZone), limit: MOST_OFFERED }),
      ]);
      const { rules, problem, isKnown, keepers } = judged;
      const before = chosen.number === '' || isKnown ? undefined : await lastOrderWith(accountNumber, chosen.number, chosen.replaces);
      // That none was chosen yet is said where one has to be.
      const isWrong = problem !== null && problem.code !== 'PURCHASE_ORDER_REQUIRED';
      return {
        required: rules.required,
        typed: rules.typed,
        release: rules.release,
        explanation: rules.explanation,
        example: rules.example,
        open: offered.map(({ left, ...one }) => ({ ...one, left: left === null ? null : left / 100 })),
        problem: isWrong ? useProblemText(problem, { locale: visit.copyLocale, currency, keepers }) : '',
        notice:
          before === undefined
            ? ''
            : sayer(purchaseOrdersWords, visit.copyLocale)('server.usedBefore', {
                number: chosen.number,
                order: shownOrderNumber(before.orderNumber),
                day: formatDay(before.placedAt, timeZone, visit.copyLocale),
              }),
      };
    },
    async problemWith(visit, shopper, chosen) {
      const buyer = buyerOf(visit, shopper);
      if (buyer === null) return null;
      const { problem, keepers } = await judgePurchaseOrder(db, { ...buyer, ...chosen });
      if (problem === null) return null;
      return { code: problem.code, message: useProblemText(problem, { locale: visit.copyLocale, currency: buyer.currency, keepers }) };
    },
  };
}

/** Null for everybody without an organization, and on the consumer site. */
function buyerOf({ site, now }: AskedOn, shopper: Shopper | null) {
  if (site.tenant !== 'business' || !isSignedIn(shopper) || shopper.account === null) return null;
  const { currency, timeZone } = site;
  return { accountNumber: shopper.account.accountNumber, profileId: shopper.profile.profileId, currency, timeZone, now };
}
