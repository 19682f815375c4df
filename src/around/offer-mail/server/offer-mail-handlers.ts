// Handlers of the contract. No answer says whether an address is known: asking again, or for somebody else, looks the same as asking first.
import type { offerMailContract } from '#around/offer-mail/contract';
import { offerMailWords } from '#around/offer-mail/words';
import { singleLine } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries } from '#base/outcome/rules';
import { siteWords } from '#base/site/words';
import { holdsCardNumber } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import { isEmail } from '#people/sessions/rules';
import type { Handlers } from '#platform/contract';
import { QUARTER_S } from '#platform/limits';
import { askForOffers } from './ask-for-offers.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';
import { CONFIRM, STOP } from './offer-mail-queries.ts';

/** Each question is a mail to somebody who may not have asked. */
const ASKING = [
  { by: ['shopper'], most: 5, seconds: QUARTER_S },
  { by: ['address'], most: 20, seconds: QUARTER_S },
  { by: [], most: 600, seconds: 60 },
] as const;
const TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function offerMailHandlers(facts: OfferMailFacts): Handlers<typeof offerMailContract> {
  const { db } = facts;
  const asking = facts.limits.of('offers-by-email', ASKING);
  return {
    'POST /ele-lpd/api/sparxProxy/subscribeUserforOffers': async ({ body, visit }) => {
      const { copyLocale } = visit;
      const say = sayer(offerMailWords, copyLocale);
      const email = singleLine(body.emailID);
      if (!isEmail(email)) return refuse(400, 'BAD_REQUEST', say('wrongEmail'), 'emailID');
      if (holdsCardNumber([email, body.landingPages ?? ''])) return refuseCardNumber(visit);
      const { shopperId } = await visit.ensureShopper();
      const { wait } = await asking.take({ shopper: shopperId, address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', sayer(siteWords, copyLocale)('TOO_MANY_REQUESTS'));
      const landingPage = singleLine(body.landingPages ?? '').slice(0, 500);
      await db.transaction((tx) => askForOffers(facts, tx, visit, { email, landingPage }));
      return { status: 'SUCCESS', message: say('asked') };
    },

    'POST /api/offers-by-email/confirm': async ({ body: { token }, visit }) => ({
      done: TOKEN.test(token) && (await db.maybe(CONFIRM, [token, visit.now])) !== undefined,
    }),

    'POST /api/offers-by-email/stop': async ({ body: { token } }) => {
      if (TOKEN.test(token)) await db.run(STOP, [token]);
      return { done: true };
    },
  };
}
