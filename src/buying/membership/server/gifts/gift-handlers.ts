// Handlers of `giftContract`. A giver reaches their own gifts, a recipient the one that their link names.
import { localDay } from '#base/calendar/rules';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries, type Outcome } from '#base/outcome/rules';
import { siteWords } from '#base/site/words';
import { GIFT_LOCALES, type giftContract } from '#buying/membership/contract';
import { lastGiftDay, LONGEST_GIFT_MESSAGE, type GiftWishes } from '#buying/membership/rules';
import { giftWords } from '#buying/membership/words';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';
import type { MembershipDeps } from '../membership-deps.ts';
import { acceptGift, lookAtGift } from './accept-gift.ts';
import { changeGift, givenGifts, withdrawGift } from './manage-gifts.ts';
import { giftPlans, planGift } from './plan-gift.ts';

const DAY_S = 86_400;
/** Each change is a mail to somebody who did not ask for it. */
const CHANGES = [{ by: ['giver'], most: 10, seconds: DAY_S }] as const;

export function giftHandlers(deps: MembershipDeps): Handlers<typeof giftContract> {
  const changes = deps.limits.of('membership-gifts', CHANGES);
  return {
    denied: (visit) => refused(visit, { code: 'GIFT_LOGIN' }),
    'GET /api/membership/gifts': async ({ visit, shopper }) => {
      const { site, now } = visit;
      const { firstName, lastName, profileId } = shopper.profile;
      const today = localDay(now, site.timeZone);
      return {
        plans: giftPlans(deps.catalog, site.id).map(({ program, cents }) => ({ program, price: cents / 100 })),
        giverName: `${firstName} ${lastName}`.trim(),
        firstDay: today,
        lastDay: lastGiftDay(today),
        gifts: [...(await givenGifts(deps.db, profileId))],
      };
    },
    'POST /api/membership/gifts': async ({ visit, shopper, body: { program, ...wishes } }) => {
      if (holdsCardNumber(textsOf(wishes))) return refuseCardNumber(visit);
      return answer(visit, await planGift(deps, visit, shopper, { program, ...known(wishes) }));
    },
    'POST /api/membership/gifts/change': async ({ visit, shopper, body: { orderNumber, ...wishes } }) => {
      if (holdsCardNumber(textsOf(wishes))) return refuseCardNumber(visit);
      const giverId = shopper.profile.profileId;
      const { wait } = await changes.take({ giver: giverId });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', sayer(siteWords, visit.copyLocale)('TOO_MANY_REQUESTS'));
      return answer(visit, await changeGift(deps, visit, { orderNumber, giverId }, known(wishes)));
    },
    'POST /api/membership/gifts/withdraw': async ({ visit, shopper, body: { orderNumber } }) =>
      answer(visit, await withdrawGift(deps, visit, { orderNumber, giverId: shopper.profile.profileId })),
    'POST /api/membership/gift-link': async ({ visit, body: { token } }) => lookAtGift(deps, visit, await visit.shopper(), token),
    'POST /api/membership/gift-link/accept': async ({ visit, shopper, body: { token } }) => {
      // What is accepted is its owner's to accept.
      if (visit.isActing) return refused(visit, { code: 'GIFT_OWNER_ONLY' });
      const accepted = await acceptGift(deps, visit, shopper, token);
      return accepted.ok ? {} : refused(visit, { code: accepted.problem });
    },
  };
}

type Typed = Omit<GiftWishes, 'recipientLocale'> & { readonly recipientLocale: string };

const textsOf = ({ giverName, recipientName, recipientEmail, message }: Typed) => [giverName, recipientName, recipientEmail, message];

/** The contract lets no other language in; its type is that of any text. */
const known = (typed: Typed): GiftWishes => ({
  ...typed,
  recipientLocale: GIFT_LOCALES.find((one) => one === typed.recipientLocale) ?? 'en-US',
});

const STATUS = {
  GIFT_LOGIN: 401,
  GIFT_OWNER_ONLY: 403,
  GIFT_UNKNOWN: 404,
  GIFT_OVER: 409,
  GIFT_WAITS: 409,
  GIFT_NOT_SOLD: 409,
  GIFT_NAME_WRONG: 422,
  GIFT_EMAIL_WRONG: 422,
  GIFT_MESSAGE_LONG: 422,
  GIFT_DAY_WRONG: 422,
} as const;

interface Problem {
  readonly code: keyof typeof STATUS;
  readonly field?: string;
}

const answer = (visit: Visit, outcome: Outcome<null, Problem>) => (outcome.ok ? {} : refused(visit, outcome.problem));

function refused({ copyLocale }: Pick<Visit, 'copyLocale'>, { code, field }: Problem) {
  return refuse(STATUS[code], code, sayer(giftWords, copyLocale)(`server.${code}`, { most: LONGEST_GIFT_MESSAGE }), field);
}
