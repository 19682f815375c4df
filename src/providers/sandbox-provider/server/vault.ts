// The sandbox's vault and ledger: cards and authorisations.
import type { Queries } from '#platform/db';
import { calendarDate } from '#base/calendar/rules';
import { readCard, type CardForm, type CardProblem } from '#buying/payment/rules';
import { behaviourOf } from '#providers/sandbox-provider/rules';
import type { LedgerPage } from '#buying/payment/contract';
import type { AuthorisationReply, AuthoriseBody, BalanceReply, CardToken, LedgerQuery } from '#providers/sandbox-provider/contract';
import { siteOf } from '#base/site/rules';
import {
  AUTHORISE,
  CAPTURE,
  DOWN,
  FIND_AUTHORISATION,
  HAS_LAPSED,
  KEEP_CARD,
  KEEPS,
  LEDGER,
  MAKE_LASTING,
  REFUND,
  RELEASE,
  RENEW,
  VOID_AUTHORISATION,
  type AuthorisationRow,
} from './provider-queries.ts';
import { DECLINE_SHORT, TOO_LITTLE } from './gift-queries.ts';
import { balanceOf, tokeniseGift, type TokenisedGift } from './gift-vault.ts';
import { makeChallenges } from './challenges.ts';
import { entryOf } from './ledger-entry.ts';
import { newId } from './new-id.ts';
import type { OpenedForm } from './opened-form.ts';
import type { SandboxFacts } from './sandbox-facts.ts';

export type Tokenised =
  | { readonly token: CardToken; readonly problems: readonly [] }
  | { readonly token: undefined; readonly problems: readonly CardProblem[] }
  | 'down';
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

const LEDGER_PAGE = 500;

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
    async ledger({ reference, since, after }) {
      const [at = '', id = ''] = after?.split('~') ?? [];
      const from = momentOf(since);
      const rows = await db.many(LEDGER, [reference ?? null, from, after === undefined ? from : momentOf(at), id, LEDGER_PAGE]);
      const last = rows.length < LEDGER_PAGE ? undefined : rows.at(-1);
      return {
        entries: rows.map(entryOf),
        next: last === undefined ? null : `${last.created_at.toISOString()}~${last.authorisation_id}`,
      };
    },
  };
}

/** The form's rules are the shop's own. */
async function tokenise(db: Queries, form: CardForm, frame: OpenedForm, now: Date): Promise<Tokenised> {
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

/** The given moment, or the epoch. */
function momentOf(text = ''): Date {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}

function replyFrom(row: AuthorisationRow, origin: string): AuthorisationReply {
  const { authorisation_id: id, status, amount, currency, captured, refunded, challenge_id, challenge_until } = row;
  return {
    id,
    status,
    amount,
    currency,
    captured,
    refunded,
    ...(row.decline_reason === null ? {} : { reason: row.decline_reason }),
    ...(status !== 'challenge' || challenge_id === null || challenge_until === null
      ? {}
      : { challenge: { url: `${origin}/challenge/${challenge_id}`, until: challenge_until.toISOString() } }),
  };
}
