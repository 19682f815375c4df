// What ACI knows of a request: its payments, how they ended, and giving one up.
import { PaymentUnreachable, type Authorisation } from '#buying/payment/server';
import { requestIdOf, type AskedRequest, type RequestBook } from '#providers/payment-vendor/server';
import type { Clock } from '#platform/clock';
import type { AciClient } from './aci-client.ts';
import type { Challenge, Challenges } from './aci-challenges.ts';
import { authorisationOf, readAnswer, type History } from './aci-objects.ts';
import { kindOf } from './aci-results.ts';
import { findByName, readHistory } from './aci-search.ts';

export interface Parts {
  readonly client: AciClient;
  readonly book: RequestBook;
  readonly challenges: Challenges;
  readonly clock: Clock;
}

/** The outcome of an earlier request with this key; undefined: ACI never got it. */
export async function knownOf(parts: Parts, key: string, asked: AskedRequest): Promise<Authorisation | undefined> {
  const { client, book } = parts;
  const histories = await historiesOf(client, key, asked);
  const best = histories.find(({ held, isReversed }) => kindOf(held.result.code) === 'done' && !isReversed) ?? histories.at(-1);
  if (best === undefined) return undefined;
  // The request was sent twice; one payment is enough.
  for (const other of histories) if (other !== best) await voidPayment(client, other);
  // An abandoned challenge that was confirmed anyway is reversed here.
  const isOurs = asked.closed_at === null && (asked.vendor_id !== null || (await book.name(key, best.held.id)));
  if (isOurs || best.captures.length > 0) return ended(parts, best);
  await giveUp(parts, best);
  return kindOf(best.held.result.code) === 'declined' ? authorisationOf(best) : { status: 'voided', authorisationId: best.held.id };
}

export async function historiesOf(client: AciClient, key: string, { vendor_id: id, reference }: AskedRequest): Promise<readonly History[]> {
  if (id !== null) return [await readHistory(client, id)];
  return reference === null ? [] : findByName(client, requestIdOf({ reference, idempotencyKey: key }));
}

/** Reverses a payment whose outcome ACI does not know; then nothing was charged. */
export async function ended({ client, challenges }: Parts, history: History): Promise<Authorisation> {
  const { id, result } = history.held;
  const open = kindOf(result.code) === 'pending' ? await challenges.of(id) : undefined;
  if (open !== undefined) return open.isOpen ? challenge(id, open) : { status: 'voided', authorisationId: id };
  if (kindOf(history.held.result.code) === 'uncertain' && !history.isReversed) await voidPayment(client, history);
  return authorisationOf(history);
}

export function challenge(authorisationId: string, { url, until }: Challenge): Authorisation {
  return { status: 'challenge', authorisationId, url, until };
}

/** Ends the challenge and reverses the payment. During a challenge ACI holds nothing to reverse. */
export async function giveUp({ client, challenges }: Parts, history: History): Promise<void> {
  const { id, result } = history.held;
  const isAsked = kindOf(result.code) === 'pending' && (await challenges.of(id)) !== undefined;
  await challenges.end(id);
  if (!isAsked) await voidPayment(client, history);
}

/** Releases what is held. Captured money stays; a refund returns it. */
async function voidPayment(client: AciClient, { held, isReversed, captures }: History): Promise<void> {
  const kind = kindOf(held.result.code);
  if (isReversed || captures.length > 0 || kind === 'declined' || kind === 'refused') return;
  const { body } = await client.post(`/v1/payments/${encodeURIComponent(held.id)}`, { paymentType: 'RV' });
  const { code } = readAnswer(body).result;
  if (kindOf(code) === 'done') return;
  // The bank never authorised it, so there is nothing to reverse.
  const isRefused = kindOf(code) === 'refused' || kindOf(code) === 'declined';
  if (kind === 'uncertain' && isRefused) return;
  if (!(await readHistory(client, held.id)).isReversed) throw new PaymentUnreachable(`ACI did not reverse it: ${code}`);
}
