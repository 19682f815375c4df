// Saves the card form's card in the account, with the payment company's lasting reference, since the token expires after a day.
import type { PostalAddress } from '#people/addresses/rules';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { calendarDate } from '#base/calendar/rules';
import { cardNickname } from '#buying/payment/rules';
import { PaymentUnreachable, type PaymentProvider } from '#buying/payment/server';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { expiryState, type CardFace, type CardUse } from '#buying/saved-cards/rules';
import { savedCardsWords } from '#buying/saved-cards/words';
import { cardOwner, refuseCard } from './card-owner.ts';
import { keepCard } from './card-store.ts';
import { isCardKept, roomForCards, savedCard, type CardOnFile } from './read-cards.ts';

export interface SaveCardDeps {
  readonly db: Db;
  /** Creates the payment company's lasting reference. */
  readonly keepCard: PaymentProvider['keepCard'];
}

/** `token` is the card form's. Brand, last four and date are for display only; the payment company knows the real card. */
export interface CardToSave extends CardFace {
  readonly token: string;
  readonly nickname: string;
  /** Null: the shipping address. */
  readonly billTo: PostalAddress | null;
  readonly marks: readonly CardUse[];
}

/** The id of the saved card in the signed-in account. */
export async function saveCard(
  { db, keepCard: keepWithCompany }: SaveCardDeps,
  visit: Visit,
  { token, nickname, billTo, marks, brand, lastFour, expiry }: CardToSave,
): Promise<{ readonly id: string } | Refusal> {
  const owner = await cardOwner(visit);
  if (isRefusal(owner)) return owner;
  const { profileId } = owner;
  const face = { brand, lastFour, expiry };
  if (expiryState(face, todayOf(visit)) === 'EXPIRED') return refuseCard(visit, 'CARD_EXPIRED');
  // Checks the limit before it calls the payment company.
  if ((await roomForCards(db, profileId)) === 0 && !(await isCardKept(db, profileId, face)))
    return refuseCard(visit, 'SAVED_CARD_LIMIT_REACHED');
  const reference = await keepWithCompany(token).catch(whenUnreachable);
  if (reference === null) return notSaved(visit);
  if (reference === undefined) return refuseCard(visit, 'PAYMENT_EXPIRED');
  const kept = await keepCard(db, profileId, { ...face, reference, nickname: cardNickname(nickname), billTo, marks }, visit.now);
  return 'refused' in kept ? refuseCard(visit, kept.refused) : kept;
}

/** A saved card of the shopper that can pay today; refuses expired, removed and unknown cards. */
export async function usableCard(db: Db, visit: Visit, id: string): Promise<CardOnFile | Refusal> {
  const owner = await cardOwner(visit);
  // A guest has no saved cards.
  const card = isRefusal(owner) ? undefined : await savedCard(db, owner.profileId, id);
  if (card === undefined || card.removed) return refuseCard(visit, 'CARD_NOT_FOUND');
  return expiryState(card, todayOf(visit)) === 'EXPIRED' ? refuseCard(visit, 'CARD_EXPIRED') : card;
}

export function todayOf({ now, site }: Pick<Visit, 'now' | 'site'>) {
  return calendarDate(now, site.timeZone);
}

/** §8's text, which does not mention the card. */
function notSaved(visit: Visit): Refusal {
  const refusal = refuseCard(visit, 'SPAY_API_FAILURE');
  return { ...refusal, message: `${refusal.message} ${sayer(savedCardsWords, visit.copyLocale)('notSaved')}` };
}

function whenUnreachable(error: unknown): null {
  if (!(error instanceof PaymentUnreachable)) throw error;
  return null;
}
