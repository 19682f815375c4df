// A card of the card form, kept with the account: by the payment company's lasting reference, for its token ends with its day.
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
import { cardOwner, turnDown } from './card-owner.ts';
import { isCardKept, keepCard, roomForCards, savedCard, type CardOnFile } from './card-store.ts';

export interface SaveCardDeps {
  readonly db: Db;
  /** Makes the payment company's lasting reference. */
  readonly keepCard: PaymentProvider['keepCard'];
}

/** `token` is the card form's. Brand, last four and date are for showing: what the card is, the payment company knows. */
export interface CardToSave extends CardFace {
  readonly token: string;
  readonly nickname: string;
  /** Null: whoever the goods go to. */
  readonly billTo: PostalAddress | null;
  readonly marks: readonly CardUse[];
}

/** The card's id with the account of whoever is signed in. */
export async function saveCard(
  { db, keepCard: keepWithCompany }: SaveCardDeps,
  visit: Visit,
  { token, nickname, billTo, marks, brand, lastFour, expiry }: CardToSave,
): Promise<{ readonly id: string } | Refusal> {
  const owner = await cardOwner(visit);
  if (isRefusal(owner)) return owner;
  const { profileId } = owner;
  const face = { brand, lastFour, expiry };
  if (expiryState(face, todayOf(visit)) === 'EXPIRED') return turnDown(visit, 'CARD_EXPIRED');
  // Nothing is asked of the payment company for a card that there is no room for.
  if ((await roomForCards(db, profileId)) === 0 && !(await isCardKept(db, profileId, face)))
    return turnDown(visit, 'SAVED_CARD_LIMIT_REACHED');
  const reference = await keepWithCompany(token).catch(whenUnreachable);
  if (reference === null) return notSaved(visit);
  if (reference === undefined) return turnDown(visit, 'PAYMENT_EXPIRED');
  const kept = await keepCard(db, profileId, { ...face, reference, nickname: cardNickname(nickname), billTo, marks }, visit.now);
  return 'refused' in kept ? turnDown(visit, kept.refused) : kept;
}

/** A card of the shopper's that can pay today; expired, removed or somebody else's, it is turned down. */
export async function usableCard(db: Db, visit: Visit, id: string): Promise<CardOnFile | Refusal> {
  const owner = await cardOwner(visit);
  // To a guest there is no such card.
  const card = isRefusal(owner) ? undefined : await savedCard(db, owner.profileId, id);
  if (card === undefined || card.removed) return turnDown(visit, 'CARD_NOT_FOUND');
  return expiryState(card, todayOf(visit)) === 'EXPIRED' ? turnDown(visit, 'CARD_EXPIRED') : card;
}

export function todayOf({ now, site }: Pick<Visit, 'now' | 'site'>) {
  return calendarDate(now, site.timeZone);
}

/** §8's text says nothing of the card. */
function notSaved(visit: Visit): Refusal {
  const refusal = turnDown(visit, 'SPAY_API_FAILURE');
  return { ...refusal, message: `${refusal.message} ${sayer(savedCardsWords, visit.copyLocale)('notSaved')}` };
}

function whenUnreachable(error: unknown): null {
  if (!(error instanceof PaymentUnreachable)) throw error;
  return null;
}
