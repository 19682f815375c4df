// Turns the card form's entries into a token.
import type { Queries } from '#platform/db';
import { calendarDate } from '#base/calendar/rules';
import { readCard, type CardForm, type CardProblem } from '#buying/payment/rules';
import { behaviourOf } from '#providers/sandbox-provider/rules';
import type { CardToken } from '#providers/sandbox-provider/contract';
import { siteOf } from '#base/site/rules';
import { DOWN, KEEP_CARD } from './card-queries.ts';
import { newId } from './new-id.ts';
import type { OpenedForm } from './opened-form.ts';

export type Tokenised =
  | { readonly token: CardToken; readonly problems: readonly [] }
  | { readonly token: undefined; readonly problems: readonly CardProblem[] }
  | 'down';

/** The form's rules are the shop's own. */
export async function tokenise(db: Queries, form: CardForm, frame: OpenedForm, now: Date): Promise<Tokenised> {
  const site = siteOf(frame.isDotcom ? 'consumer' : 'business', frame.locale === 'es-US' ? 'en-US' : frame.locale);
  const { card, problems } = readCard(form, calendarDate(now, site.timeZone), { expiry: frame.expiry, securityCode: frame.cvv });
  if (card === undefined) return { token: undefined, problems };
  if (!frame.stpls && (card.brand === 'STORE_CARD' || card.brand === 'STORE_BUSINESS_CARD'))
    return { token: undefined, problems: [{ field: 'number', code: 'BRAND_UNKNOWN' }] };
  const { brand, lastFour, expiry } = card;
  const { declines, answerLost, outage, challenge, lapses } = behaviourOf(card.digits);
  if (outage === 'reading') return 'down';
  const token = newId('tok');
  await db.run(KEEP_CARD, {
    token,
    brand,
    lastFour,
    expiryMonth: expiry?.month ?? null,
    expiryYear: expiry?.year ?? null,
    declineReason: outage === 'charging' ? DOWN : declines,
    answerLost,
    now,
    challenge,
    lapses,
    keeps: outage !== 'keeping',
  });
  return {
    token: { token, brand, lastFour, expiry: expiry === null ? null : { month: expiry.month, year: expiry.year } },
    problems: [],
  };
}
