// Pay-auth tokens as a browser keeps them: under which keys, and until when they are of use (PAY-5, T15).

/** SP: the card form. P: PayPal. */
export type PayAuthType = 'SP' | 'P';
/** What the card form of a site asks for: the business site's names its checkout. */
export type PayAuthRequest = 'PAYMENT_AUTH_TOKEN' | 'CHECKOUT_ID';

export interface PayAuthUse {
  readonly type: PayAuthType;
  readonly requestType: PayAuthRequest;
}

export interface PayAuthAnswer {
  readonly tokenType: PayAuthRequest;
  /** `validUntil` in milliseconds since 1970. */
  readonly token: { readonly value: string; readonly validUntil: number; readonly transactionId: string | null } | null;
  /** Of PayPal alone. */
  readonly ClientToken: string | null;
  readonly ReturnUser: boolean | null;
}

/** A token counts as over this long before it is; PayPal's says nothing of itself and counts from its receipt (§9). */
export const PAY_AUTH_REDUCTION_MS = 21_600_000;
export const PAYPAL_TOKEN_MS = 82_800_000;

export const PAY_AUTH_KEYS = ['payAuth', 'payAuthValidity', 'aciCheckoutId', 'aciCheckoutIdValidity', 'aciTransactionId'] as const;
type PayAuthKey = (typeof PAY_AUTH_KEYS)[number];

/** What is kept of an answer; null when there is nothing in it that could be used, a token of less than six hours among it. */
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

/** The kept token while it is of use, of a third-party shopper as of any; null: ask for one. */
export function usablePayAuth({ type, requestType }: PayAuthUse, read: (key: PayAuthKey) => string | null, now: number): string | null {
  const isCheckout = type === 'SP' && requestType === 'CHECKOUT_ID';
  const [value, validity] = isCheckout
    ? [read('aciCheckoutId'), read('aciCheckoutIdValidity')]
    : [read('payAuth'), read('payAuthValidity')];
  if (value === null || value === '' || !(Number(validity) > now)) return null;
  // PayPal's stands under the same key, with what else belongs to it.
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
