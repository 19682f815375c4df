// A person asks to join an organization, looks what became of it, and takes it back (USR-9).
import { randomUUID } from 'node:crypto';
import { singleLine, type CopyLocale } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { OwnJoinRequest } from '#people/join-requests/contract';
import { countedSince, lapsesAt, LONGEST_TEXT, MOST_REQUESTS } from '#people/join-requests/rules';
import { noteEvent } from '#people/organizations/server';
import { managersOf, organizationOf } from '#people/sessions/server';
import type { Db, Queries } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import type { Visit } from '#platform/visit';
import { JOIN_MAIL_QUEUE, type JoinMail } from './join-mail.ts';
import { ASK, COUNT_SINCE, LAPSE_OF, LATEST_OF, WITHDRAW, type OwnRow } from './join-queries.ts';
import { offerFor } from './offers.ts';

export interface AskDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

export type AskProblem = 'NO_OFFER' | 'ASKED_TOO_OFTEN' | 'REQUEST_GONE';

export interface Asker {
  readonly profileId: string;
  readonly email: string;
  readonly name: string;
  readonly copyLocale: CopyLocale;
  readonly message: string;
}

/** In the caller's transaction. A request that waits already stays as it is, and nobody is mailed again. */
export async function askToJoin({ jobs }: Pick<AskDeps, 'jobs'>, tx: Queries, asker: Asker, now: Date): Promise<Outcome<null, AskProblem>> {
  const { profileId, copyLocale, email } = asker;
  const offer = await offerFor(tx, email);
  if (offer === undefined) return failed('NO_OFFER');
  const { accountNumber } = offer;
  await tx.run(LAPSE_OF, [profileId, now]);
  const { count } = await tx.one(COUNT_SINCE, [profileId, accountNumber, countedSince(now)]);
  if (count >= MOST_REQUESTS && (await tx.maybe(LATEST_OF, [profileId]))?.state !== 'waiting') return failed('ASKED_TOO_OFTEN');
  const requestId = randomUUID();
  const message = singleLine(asker.message).slice(0, LONGEST_TEXT);
  const request = { accountNumber, requestId, profileId, message, copyLocale, now, expiresAt: lapsesAt(now) };
  if ((await tx.run(ASK, request)) === 0)
    return (await tx.maybe(LATEST_OF, [profileId]))?.state === 'waiting' ? done(null) : failed('NO_OFFER');
  await noteEvent(tx, { accountNumber, name: asker.name }, { kind: 'joinAsked', about: email, at: now });
  for (const to of await managersOf(tx, accountNumber))
    await jobs.enqueue(tx, JOIN_MAIL_QUEUE, { accountNumber, requestId, to, copyLocale } satisfies JoinMail);
  return done(null);
}

export async function withdraw({ db }: AskDeps, { profile }: SignedIn, name: string, now: Date): Promise<Outcome<null, AskProblem>> {
  return db.transaction(async (tx) => {
    const row = await tx.maybe(WITHDRAW, [profile.profileId, now]);
    if (row === undefined) return failed('REQUEST_GONE');
    await noteEvent(tx, { accountNumber: row.account_number, name }, { kind: 'joinWithdrawn', about: profile.email, at: now });
    return done(null);
  });
}

const NOTHING: OwnJoinRequest = {
  state: 'none',
  organization: '',
  message: '',
  reason: '',
  askedAt: '',
  expiresAt: '',
  mayAsk: false,
  mayOpen: false,
};

/** What the shopper may ask, or the latest request. Who belongs to an organization asks none. */
export async function ownRequest(on: Queries, { site, now }: Visit, { account, profile }: SignedIn): Promise<OwnJoinRequest> {
  if (account !== null || site.tenant !== 'business') return NOTHING;
  const { profileId, email } = profile;
  const [latest, offer] = [await on.maybe(LATEST_OF, [profileId]), await offerFor(on, email)];
  const told = latest === undefined ? undefined : stateOf(latest, now);
  if (latest !== undefined && told !== undefined) {
    const organization = (await organizationOf(on, latest.account_number))?.name ?? '';
    const { message, reason } = latest;
    const times = { askedAt: latest.asked_at.toISOString(), expiresAt: latest.expires_at.toISOString() };
    const mayAsk = told !== 'waiting' && offer !== undefined && (await mayAskAgain(on, profileId, offer.accountNumber, now));
    return { state: told, organization, message, reason, ...times, mayAsk, mayOpen: told !== 'waiting' };
  }
  if (offer === undefined || !(await mayAskAgain(on, profileId, offer.accountNumber, now))) return { ...NOTHING, mayOpen: true };
  return { ...NOTHING, state: 'offer', organization: offer.name, mayAsk: true, mayOpen: true };
}

/** Undefined for what needs no telling: withdrawn, or approved and left since. */
function stateOf({ state, expires_at: expiresAt }: OwnRow, now: Date): 'waiting' | 'declined' | 'lapsed' | undefined {
  if (state === 'waiting') return expiresAt > now ? 'waiting' : 'lapsed';
  return state === 'declined' || state === 'lapsed' ? state : undefined;
}

const mayAskAgain = async (on: Queries, profileId: string, accountNumber: string, now: Date): Promise<boolean> =>
  (await on.one(COUNT_SINCE, [profileId, accountNumber, countedSince(now)])).count < MOST_REQUESTS;
