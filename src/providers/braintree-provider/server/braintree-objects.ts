// What Braintree's transactions mean to the shop: outcome, captures, refunds, ledger entry.
import type Type from 'typebox';
import type { Currency } from '#base/money/rules';
import type { LedgerEntry } from '#buying/payment/contract';
import { PaymentUnreachable, type Authorisation } from '#buying/payment/server';
import { centsOf, orderNumberIn } from '#providers/payment-vendor/server';
import { reasonOf } from './braintree-decline.ts';
import type { GivenBack, Paid, Taken } from './braintree-answers.ts';

const GIVEN_UP: readonly string[] = ['VOIDED', 'AUTHORIZATION_EXPIRED'];
const REFUSED: readonly string[] = ['PROCESSOR_DECLINED', 'GATEWAY_REJECTED', 'FAILED'];
/** Submitted for settlement, or settled. */
const TAKEN: readonly string[] = ['SUBMITTED_FOR_SETTLEMENT', 'SETTLING', 'SETTLED', 'SETTLEMENT_PENDING', 'SETTLEMENT_CONFIRMED'];
const HELD: readonly string[] = ['AUTHORIZED', 'SETTLEMENT_DECLINED', ...TAKEN];

/** The outcome of a transaction; one without a final outcome counts as no answer. */
export function authorisationOf(paid: Paid): Authorisation {
  const { id: authorisationId, status, statusHistory } = paid;
  if (HELD.includes(status)) return { status: 'authorised', authorisationId, amount: authorisedOf(paid), currency: currencyOf(paid) };
  if (GIVEN_UP.includes(status)) return { status: 'voided', authorisationId };
  if (!REFUSED.includes(status)) throw new PaymentUnreachable(`Braintree has not ended it yet: ${status}`);
  const event = (statusHistory ?? []).find((one) => one.status === status);
  const code = event?.processorResponse?.legacyCode ?? undefined;
  const rejection = event?.gatewayRejectionReason ?? undefined;
  const reason =
    status === 'FAILED'
      ? 'processingError'
      : reasonOf({ ...(code === undefined ? {} : { code }), ...(rejection === undefined ? {} : { rejection }) });
  return { status: 'declined', authorisationId, reason };
}

/** The captures of a transaction: itself if captured whole, else its partial ones. */
export function takenOf(paid: Paid): readonly Taken[] {
  const parts = isWithParts(paid.partialCaptureDetails) ? (paid.partialCaptureDetails.childCaptures ?? []) : [];
  const all = parts.length > 0 ? parts : [paid];
  return all.filter(({ status }) => TAKEN.includes(status));
}

export const sumOf = (of: readonly { readonly amount: { readonly value: string } }[]): number =>
  of.reduce((sum, { amount }) => sum + centsOf(amount.value), 0);

/** Refunds of a capture, without failed ones. */
export function givenBackOf({ refunds }: Taken): readonly Type.Static<typeof GivenBack>[] {
  return (refunds ?? []).filter(
    ({ status }) => !GIVEN_UP.includes(status) && !REFUSED.includes(status) && status !== 'SETTLEMENT_DECLINED',
  );
}

/** A partial capture names its authorisation. */
export function authorisationBehind({ partialCaptureDetails: details }: Paid): string | undefined {
  return details !== null && 'parentAuthorization' in details ? details.parentAuthorization?.id : undefined;
}

/** The authorised amount; after a capture the transaction's own amount is the captured one. */
export function authorisedOf({ amount, statusHistory, partialCaptureDetails: details }: Paid): number {
  const total = isWithParts(details) ? details.totalAmountAuthorized : null;
  const event = (statusHistory ?? []).find(({ status }) => status === 'AUTHORIZED');
  return centsOf((total ?? event?.amount ?? amount).value);
}

/** The ledger entry of a transaction; undefined for another merchant's, for partial captures, and without a final outcome. */
export function entryOf(paid: Paid, key: string): LedgerEntry | undefined {
  const reference = orderNumberIn(paid.orderId ?? '');
  if (reference === undefined || authorisationBehind(paid) !== undefined || paid.status === 'AUTHORIZING') return undefined;
  const known = authorisationOf(paid);
  const taken = takenOf(paid);
  return {
    id: paid.id,
    key,
    reference,
    createdAt: new Date(paid.createdAt).toISOString(),
    status: known.status,
    amount: authorisedOf(paid),
    captured: sumOf(taken),
    refunded: sumOf(taken.flatMap(givenBackOf)),
    currency: currencyOf(paid),
    ...(known.status === 'declined' ? { reason: known.reason } : {}),
  };
}

export function currencyOf({ amount: { currencyCode } }: Paid): Currency {
  if (currencyCode !== 'USD' && currencyCode !== 'CAD') throw new PaymentUnreachable('Braintree answered in a currency that is not ours');
  return currencyCode;
}

function isWithParts(
  details: Paid['partialCaptureDetails'],
): details is Extract<Paid['partialCaptureDetails'], { childCaptures: unknown }> {
  return details !== null && 'childCaptures' in details;
}
