// Handlers of saved cards: an id is looked up only among the caller's own cards (trust 22).
import { addressForm, addressLines } from '#people/addresses/rules';
import { sayer } from '#base/locale/words';
import { isRefusal, type Refusal } from '#base/outcome/rules';
import { holdsCardNumber, keptExpiry, readBrand, shownDate } from '#buying/payment/rules';
import { refuseCardNumber } from '#buying/payment/server';
import { paymentWords } from '#buying/payment/words';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import type { SaveCardReply as Answer, SavedCard, SavedCards, savedCardsContract } from '#buying/saved-cards/contract';
import { expiryState, MOST_CARDS } from '#buying/saved-cards/rules';
import type { Profile } from '#base/shopper/rules';
import { readChange, type AskedOfCard } from './card-change.ts';
import { refuseCard } from './card-owner.ts';
import { changeCard, removeCard, restoreCard, type StoredCard } from './card-store.ts';
import { readCards, savedCard, type CardOnFile } from './read-cards.ts';
import { saveCard, todayOf, type SaveCardDeps } from './save-card.ts';

type NewCard = AskedOfCard & Pick<SavedCard, 'id' | 'brand' | 'lastFourDigit'> & { readonly expiry: CardOnFile['expiry'] };

export function savedCardHandlers(deps: SaveCardDeps): Handlers<typeof savedCardsContract> {
  const { db } = deps;
  return {
    denied: (visit) => refuseCard(visit, 'LOGIN_REQUIRED'),
    'GET /gus/api/usr/c/payments': ({ visit, shopper: { profile: owner } }) => cardsReply(db, visit, owner),
    'POST /gus/api/usr/c/payments': ({ body, visit, shopper: { profile: owner } }) => addCard(deps, visit, owner, body.cardPayment),
    'POST /gus/api/usr/c/payments/:id override PUT': async ({ params, body, visit, shopper: { profile: owner } }) => {
      const card = await savedCard(db, owner.profileId, params.id);
      if (card === undefined || (card.removed && body.restore !== true)) return refuseCard(visit, 'CARD_NOT_FOUND');
      if (body.restore === true) return answerOf(visit, await restoreCard(db, owner.profileId, card));
      return change(db, visit, owner, { card, asked: body });
    },
    'POST /gus/api/usr/c/payments/:id override DELETE': async ({ params, visit, shopper: { profile: owner } }) => {
      if ((await savedCard(db, owner.profileId, params.id)) === undefined) return refuseCard(visit, 'CARD_NOT_FOUND');
      await removeCard(db, owner.profileId, params.id, visit.now);
      return cardsReply(db, visit, owner);
    },
  };
}

async function addCard(deps: SaveCardDeps, visit: Visit, owner: Profile, card: NewCard): Promise<Answer | Refusal> {
  const say = sayer(paymentWords, visit.copyLocale);
  if (holdsCardNumber(card)) return refuseCardNumber(visit);
  const read = readChange(visit, owner, card);
  if (isRefusal(read)) return read;
  if ('errors' in read) return { errors: read.errors, id: null };
  const { id: token, lastFourDigit: lastFour } = card;
  const expiry = card.expiry === null ? null : keptExpiry(card.expiry);
  const brand = readBrand(card.brand);
  if (!/^[\w-]{8,200}$/.test(token) || brand === undefined)
    return { errors: [{ field: 'card', code: 'CARD_MISSING', message: say('cardMissing') }], id: null };
  const { nickname = '', billTo = null, marks } = read;
  const saved = await saveCard(deps, visit, { token, brand, lastFour, expiry, nickname, billTo, marks });
  return isRefusal(saved) ? saved : { errors: [], id: saved.id };
}

async function change(
  db: Db,
  visit: Visit,
  owner: Profile,
  { card, asked }: { readonly card: CardOnFile; readonly asked: AskedOfCard },
): Promise<Answer | Refusal> {
  const read = readChange(visit, owner, asked);
  if (isRefusal(read)) return read;
  if ('errors' in read) return { errors: read.errors, id: null };
  if (read.marks.length > 0 && expiryState(card, todayOf(visit)) === 'EXPIRED') return refuseCard(visit, 'CARD_EXPIRED');
  return answerOf(visit, await changeCard(db, owner.profileId, card.id, read, visit.now));
}

function answerOf(visit: Visit, stored: StoredCard): Answer | Refusal {
  return 'refused' in stored ? refuseCard(visit, stored.refused) : { errors: [], id: stored.id };
}

async function cardsReply(db: Db, visit: Visit, { profileId, membershipProgram, quickBuy }: Profile): Promise<SavedCards> {
  const cards = await readCards(db, profileId, todayOf(visit));
  const idOf = (card: { readonly id: string } | undefined): string | null => card?.id ?? null;
  return {
    payments: cards.map(cardView),
    defaultPaymentId: idOf(cards.find(({ isDefault }) => isDefault)),
    lastUsedPaymentId: idOf(cards.find(({ isLastUsed }) => isLastUsed)),
    membershipPaymentId: idOf(cards.find(({ isMembership }) => isMembership)),
    quickBuyPaymentId: idOf(cards.find(({ id }) => id === quickBuy?.paymentId)),
    room: Math.max(MOST_CARDS - cards.length, 0),
    hasMembership: membershipProgram !== 'NON_MEMBER',
  };
}

function cardView(card: Awaited<ReturnType<typeof readCards>>[number]): SavedCard {
  const { id, brand, lastFour: lastFourDigit, expiry, nickname: userNotes, billTo, state, changedAt } = card;
  return {
    id,
    profileRefId: id,
    paymentType: 'CREDIT_CARD',
    brand,
    lastFourDigit,
    expiry: expiry === null ? null : shownDate(expiry),
    expiryState: state,
    profilePayment: true,
    defaultPayment: card.isDefault,
    membershipPayment: card.isMembership,
    lastUsedPayment: card.isLastUsed,
    userNotes,
    contactInformation: { billingAddress: billTo === null ? null : addressForm(billTo) },
    billTo: billTo === null ? [] : [`${billTo.firstName} ${billTo.lastName}`.trim(), ...addressLines(billTo)],
    updateTimeStamp: changedAt.toISOString(),
  };
}
