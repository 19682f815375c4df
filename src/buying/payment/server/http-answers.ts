// Reads the sandbox provider's answers; one that cannot be read counts as no answer (payment fails closed).
import type { Currency } from '#base/money/rules';
import { DECLINE_REASONS, GIFT_CODES, type DeclineReason, type GiftRefusal } from '#buying/payment/rules';
import { PaymentUnreachable, type Authorisation, type GiftBalance } from './payment-provider.ts';

export function balanceOf(body: unknown): GiftBalance {
  const { cardId, balance, refused } = (body ?? {}) as { cardId?: unknown; balance?: unknown; refused?: unknown };
  if (typeof cardId === 'string' && Number.isInteger(balance)) return { cardId, balance: balance as number };
  if (typeof refused === 'string' && Object.hasOwn(GIFT_CODES, refused)) return { refused: refused as GiftRefusal };
  throw new PaymentUnreachable('The payment provider answered with a balance that cannot be read');
}

/** Reads an answer; an invalid one counts as no answer (payment fails closed). */
export function authorisationOf(body: unknown): Authorisation {
  const { id, status, reason, amount, currency, challenge } = (body ?? {}) as {
    id?: unknown;
    status?: unknown;
    reason?: unknown;
    amount?: unknown;
    currency?: unknown;
    challenge?: { url?: unknown; until?: unknown };
  };
  if (typeof id === 'string') {
    if (status === 'authorised' && typeof amount === 'number' && (currency === 'USD' || currency === 'CAD'))
      return { status, authorisationId: id, amount, currency: currency satisfies Currency };
    if (status === 'declined')
      return {
        status,
        authorisationId: id,
        reason: DECLINE_REASONS.find((known) => known === reason) ?? ('declined' satisfies DeclineReason),
      };
    if (status === 'challenge' && typeof challenge?.url === 'string' && URL.canParse(challenge.url))
      return { status, authorisationId: id, url: challenge.url, until: new Date(String(challenge.until)) };
    if (status === 'voided') return { status, authorisationId: id };
  }
  throw new PaymentUnreachable('The payment provider answered something that cannot be read');
}
