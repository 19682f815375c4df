// Pay-auth tokens in the browser: their storage keys, and how long they are usable (PAY-5, T15).

/** SP: the card form. P: PayPal. */
export type PayAuthType = 'SP' | 'P';
/** The request type: the business site asks for a checkout id, the consumer site for a token. */
export type PayAuthRequest = 'PAYMENT_AUTH_TOKEN' | 'CHECKOUT_ID';

export interface PayAuthUse {
  readonly type: PayAuthType;
  readonly requestType: PayAuthRequest;
}

export interface PayAuthAnswer {
  readonly tokenType: PayAuthRequest;
  /** `validUntil` in milliseconds since 1970. */
  readonly token: { readonly value: string; readonly validUntil: number; readonly transactionId: string | null } | null;
  /** Set for PayPal only. */
  readonly ClientToken: string | null;
  readonly ReturnUser: boolean | null;
}

/** A token counts as expired this long before it is; PayPal's has no expiry and counts from its receipt (§9). */
export const PAY_AUTH_REDUCTION_MS = 21_600_000;
export const PAYPAL_TOKEN_MS = 82_800_000;

export const PAY_AUTH_KEYS = ['payAuth', 'payAuthValidity', 'aciCheckoutId', 'aciCheckoutIdValidity', 'aciTransactionId'] as const;
type PayAuthKey = (typeof PAY_AUTH_KEYS)[number];

/** The storage entries of an answer; null when it has no token with at least six hours left. */
export function payAuthEntries({ type }: PayAuthUse, answer: PayAuthAnswer, now: number): Partial<Record<PayAuthKey, string>> | null {
  const { tokenType, token, ClientToken, ReturnUser } = answer;
  if (type === 'P')
    return ClientToken === null
      ? null
      : { payAuth: JSON.stringify({ ClientToken, ReturnUser: ReturnUser === true }), payAuthValidity: String(now + PAYPAL_TOKEN_MS) };
  const until = (token?.validUntil ?? 0) - PAY_AUTH_REDUCTION_MS;
  if (token === null || token.value === '' || !(until > now)) return null;
  return tokenType === 'PAYMENT_AUTH_TOKEN'
    ? { payAuth: token.value, payAuthValidity: String(until) }
    : { aciCheckoutId: token.value, aciCheckoutIdValidity: String(until), aciTransactionId: token.transactionId ?? '' };
}

/** The stored token while it is usable; null: request a new one. */
export function usablePayAuth({ type, requestType }: PayAuthUse, read: (key: PayAuthKey) => string | null, now: number): string | null {
  const isCheckout = type === 'SP' && requestType === 'CHECKOUT_ID';
  const [value, validity] = isCheckout
    ? [read('aciCheckoutId'), read('aciCheckoutIdValidity')]
    : [read('payAuth'), read('payAuthValidity')];
  if (value === null || value === '' || !(Number(validity) > now)) return null;
  // PayPal's token is in a JSON record under the same key.
  const client = clientTokenOf(value);
  return type === 'P' ? client : client === null ? value : null;
}

function clientTokenOf(kept: string): string | null {
  if (!kept.startsWith('{')) return null;
  try {
    const { ClientToken } = JSON.parse(kept) as { readonly ClientToken?: unknown };
    return typeof ClientToken === 'string' ? ClientToken : null;
  } catch {
    return null;
  }
}
