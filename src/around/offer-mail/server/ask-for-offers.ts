// Stores who wants offers, with the sentence they agreed to, and has the owner of the address asked by mail (RWD-3).
import { randomUUID } from 'node:crypto';
import { offerMailWords } from '#around/offer-mail/words';
import { sayer } from '#base/locale/words';
import type { Queries } from '#platform/db';
import type { Visit } from '#platform/visit';
import { CONFIRM_MAIL, type ConfirmJob } from './confirm-mail.ts';
import type { OfferMailFacts } from './offer-mail-facts.ts';
import { ASK_FOR_OFFERS } from './offer-mail-queries.ts';

/** An address is asked at most once in this time, however often somebody types it. */
const PAUSE_MS = 60 * 60_000;

export type OfferAskFacts = Pick<OfferMailFacts, 'db' | 'jobs'>;

interface Asking {
  /** Checked. */
  readonly email: string;
  readonly landingPage: string;
}

/** Writes in `tx`. Nothing for an address that is confirmed, or was asked a moment ago. */
export async function askForOffers({ jobs }: OfferAskFacts, tx: Queries, visit: Visit, { email, landingPage }: Asking): Promise<void> {
  const { copyLocale, locale, site, now } = visit;
  const asked = await tx.maybe(ASK_FOR_OFFERS, {
    subscriberId: randomUUID(),
    confirmToken: randomUUID(),
    tenant: site.tenant,
    country: site.country,
    locale,
    copyLocale,
    email,
    landingPage,
    consent: sayer(offerMailWords, copyLocale)('consent'),
    now,
    since: new Date(now.getTime() - PAUSE_MS),
  });
  const job: ConfirmJob | null = asked === undefined ? null : { id: asked.id };
  if (job !== null) await jobs.enqueue(tx, CONFIRM_MAIL, job);
}
