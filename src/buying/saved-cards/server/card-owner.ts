// The owner of the cards that a visit may see, and the texts of refusals.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import { MOST_CARDS } from '#buying/saved-cards/rules';
import { savedCardsWords } from '#buying/saved-cards/words';
import { isSignedIn, type Profile } from '#base/shopper/rules';

const STATUS = {
  LOGIN_REQUIRED: 401,
  CARD_NOT_FOUND: 404,
  SAVED_CARD_LIMIT_REACHED: 422,
  CARD_EXPIRED: 422,
  MEMBERSHIP_NEEDED: 403,
  SPAY_API_FAILURE: 503,
  PAYMENT_EXPIRED: 409,
} as const;

export type CardProblem = keyof typeof STATUS;

export function refuseCard({ copyLocale }: Pick<Visit, 'copyLocale'>, code: CardProblem): Refusal {
  return refuse(STATUS[code], code, sayer(savedCardsWords, copyLocale)(code, { most: MOST_CARDS }));
}

export async function cardOwner(visit: Pick<Visit, 'shopper' | 'copyLocale'>): Promise<Profile | Refusal> {
  const shopper = await visit.shopper();
  return isSignedIn(shopper) ? shopper.profile : refuseCard(visit, 'LOGIN_REQUIRED');
}
