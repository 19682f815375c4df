// The sandbox's gift and prepaid cards: tokens for number and PIN, and balances.
import { createHash } from 'node:crypto';
import type { Queries } from '#platform/db';
import { readGiftCard, type CardForm, type CardProblem, type GiftRefusal } from '#buying/payment/rules';
import type { BalanceReply, GiftToken } from '#providers/sandbox-provider/contract';
import { giftBehaviourOf, SANDBOX_PIN } from '#providers/sandbox-provider/rules';
import { BALANCE, KEEP_GIFT } from './gift-queries.ts';
import type { OpenedForm } from './opened-form.ts';
import { DOWN } from './card-queries.ts';

export type TokenisedGift =
  | { readonly token: GiftToken; readonly problems: readonly [] }
  | { readonly token: undefined; readonly problems: readonly CardProblem[] }
  | 'down';

/** A token for anything typed in its form; only the balance call tells whether there is such a card. */
export async function tokeniseGift(
  db: Queries,
  form: Pick<CardForm, 'number' | 'securityCode'>,
  { locale }: Pick<OpenedForm, 'locale'>,
  { token, now }: { readonly token: string; readonly now: Date },
): Promise<TokenisedGift> {
  const { card, problems } = readGiftCard(form);
  if (card === undefined) return { token: undefined, problems };
  const { digits, paymentType, lastFour } = card;
  const behaviour = giftBehaviourOf(digits);
  if (behaviour.outage === 'reading') return 'down';
  const isThere = behaviour.refused === null && card.pin === SANDBOX_PIN;
  const currency = locale.endsWith('CA') ? 'CAD' : 'USD';
  const reason = behaviour.refused ?? (isThere ? behaviour.declines : 'giftPin');
  await db.run(KEEP_GIFT, {
    token,
    kind: paymentType,
    cardId: isThere ? cardId(digits, currency) : null,
    lastFour,
    currency,
    cents: behaviour.dollars * 100,
    shrinks: behaviour.shrinks,
    declineReason: behaviour.outage === null ? reason : behaviour.outage === 'charging' ? DOWN : UNTOLD,
    answerLost: behaviour.answerLost,
    now,
  });
  return { token: { token, paymentType, lastFour }, problems: [] };
}

/** Takes the place of a refusal reason for a card whose balance call fails. */
const UNTOLD = 'untold';

/** The same card has the same id, with a separate balance per currency. */
function cardId(digits: string, currency: string): string {
  return `gift_${createHash('sha256').update(`${currency} ${digits}`).digest('base64url').slice(0, 22)}`;
}

const REFUSALS: ReadonlyMap<string, GiftRefusal> = new Map(
  Object.entries({
    giftNotFound: 'notFound',
    giftPin: 'wrongPin',
    giftNotActive: 'notActive',
    giftExpired: 'expired',
  }),
);

export async function balanceOf(
  db: Queries,
  { token, currency }: { readonly token: string; readonly currency: string },
  now: Date,
): Promise<BalanceReply | 'down'> {
  const row = await db.maybe(BALANCE, [token, now]);
  if (row?.reason === UNTOLD) return 'down';
  if (row === undefined || row.card_id === null || row.balance === null) return { refused: REFUSALS.get(row?.reason ?? '') ?? 'notFound' };
  return row.currency === currency ? { cardId: row.card_id, balance: row.balance } : { refused: 'notActive' };
}
