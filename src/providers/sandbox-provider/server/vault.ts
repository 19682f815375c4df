// The sandbox's vault and ledger: cards and authorisations.
import type { CardForm } from '#buying/payment/rules';
import type { LedgerPage } from '#buying/payment/contract';
import type { AuthorisationReply, AuthoriseBody, BalanceReply, LedgerQuery } from '#providers/sandbox-provider/contract';
import { AUTHORISE, FIND_AUTHORISATION, VOID_AUTHORISATION, type AuthorisationRow } from './provider-queries.ts';
import { CAPTURE, HAS_LAPSED, REFUND, RELEASE, RENEW } from './movement-queries.ts';
import { KEEPS, MAKE_LASTING } from './card-queries.ts';
import { DECLINE_SHORT, TOO_LITTLE } from './gift-queries.ts';
import { balanceOf, tokeniseGift, type TokenisedGift } from './gift-vault.ts';
import { makeChallenges } from './challenges.ts';
import { ledgerPage } from './ledger-page.ts';
import { newId } from './new-id.ts';
import type { OpenedForm } from './opened-form.ts';
import type { SandboxFacts } from './sandbox-facts.ts';
import { tokenise, type Tokenised } from './card-vault.ts';
import { replyFrom } from './authorisation-reply.ts';

export type Authorised = { readonly reply: AuthorisationReply; readonly answerLost: boolean } | 'keyUsedOtherwise' | 'down';

export interface Vault {
  tokenise(form: CardForm, frame: OpenedForm): Promise<Tokenised | TokenisedGift>;
  /** The balance of a gift or prepaid card, or why it cannot be used. */
  balance(asked: { readonly token: string; readonly currency: string }): Promise<BalanceReply | 'down'>;
  /** A lasting reference to the card of a token; undefined for an unknown or expired token. */
  keepCard(token: string): Promise<{ readonly reference: string } | 'down' | undefined>;
  authorise(body: AuthoriseBody): Promise<Authorised>;
  find(key: string): Promise<AuthorisationReply | undefined>;
  voidKey(key: string): Promise<void>;
  /** `lapsed`: the authorisation has expired. */
  capture(id: string, key: string, amount: number): Promise<AuthorisationReply | 'lapsed' | undefined>;
  release(id: string, key: string, amount: number): Promise<AuthorisationReply | undefined>;
  /** Authorises again in place of an expired authorisation. */
  renew(id: string, key: string, amount: number): Promise<AuthorisationReply | undefined>;
  refund(id: string, key: string, amount: number): Promise<AuthorisationReply | undefined>;
  /** Ledger entries: all since a moment, or those of a reference. */
  ledger(asked: LedgerQuery): Promise<LedgerPage>;
}

/** `ownOrigin`: the host of the challenge pages. */
export function makeVault({ db, clock, ownOrigin }: Pick<SandboxFacts, 'db' | 'clock' | 'ownOrigin'>): Vault {
  const challenges = makeChallenges(db, clock);
  const replyOf = (row: AuthorisationRow): AuthorisationReply => replyFrom(row, ownOrigin());
  const move = async (statement: typeof CAPTURE, id: string, key: string, amount: number) => {
    const row = await db.maybe(statement, [key, id, amount, clock.now()]);
    return row === undefined ? undefined : replyOf(row);
  };
  return {
    tokenise: async (form, frame) =>
      frame.isGift ? tokeniseGift(db, form, frame, { token: newId('tok'), now: clock.now() }) : tokenise(db, form, frame, clock.now()),
    balance: (asked) => balanceOf(db, asked, clock.now()),
    async keepCard(token) {
      if ((await db.maybe(KEEPS, [token]))?.keeps === false) return 'down';
      const kept = await db.maybe(MAKE_LASTING, [token, newId('card'), clock.now()]);
      return kept && { reference: kept.token };
    },
    async authorise({ key, token, amount, currency, reference, returnTo, locale }) {
      const values = { key, authorisationId: newId('auth'), token, amount, currency, reference, now: clock.now() };
      const asked = { challengeId: newId('chl'), returnTo: returnTo ?? null, locale: locale ?? null };
      // A statement that waited for a concurrent request does not see its row, so the query runs once more.
      const made = await db.maybe(AUTHORISE, { ...values, ...asked }).catch((error: { readonly code?: string }) => {
        if (error.code !== TOO_LITTLE) throw error;
        return db.maybe(DECLINE_SHORT, values);
      });
      const row = made ?? (await db.maybe(FIND_AUTHORISATION, [key]));
      if (row === undefined) return 'down';
      const isSame = row.status === 'voided' || (row.token === token && row.amount === amount && row.currency === currency);
      return isSame ? { reply: replyOf(row), answerLost: row.answer_lost === true && row.status === 'authorised' } : 'keyUsedOtherwise';
    },
    async find(key) {
      const row = await db.maybe(FIND_AUTHORISATION, [key]);
      if (row?.status !== 'challenge') return row === undefined ? undefined : replyOf(row);
      await challenges.endIfLate(row);
      return replyOf(await db.one(FIND_AUTHORISATION, [key]));
    },
    voidKey: async (key) => void (await db.maybe(VOID_AUTHORISATION, [key, newId('auth'), clock.now()])),
    capture: async (id, key, amount) =>
      (await move(CAPTURE, id, key, amount)) ??
      ((await db.maybe(HAS_LAPSED, [id, clock.now()])) === undefined ? undefined : ('lapsed' as const)),
    async renew(id, key, amount) {
      const row = await db.maybe(RENEW, [id, key, newId('auth'), amount, clock.now()]);
      return row === undefined ? undefined : replyOf(row);
    },
    release: (id, key, amount) => move(RELEASE, id, key, amount),
    refund: (id, key, amount) => move(REFUND, id, key, amount),
    ledger: (asked) => ledgerPage(db, asked),
  };
}
