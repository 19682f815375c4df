// Makes a card known to Stripe from the form's own page, without a script of Stripe's: `POST /v1/payment_methods` with the publishable key
// (https://docs.stripe.com/api/payment_methods/create). Stripe allows this where an account's settings say so: the README of the adapter.
import { brandOf, digitsOf, readExpiry, type CardForm, type CardProblem } from '#payment/rules';
import type { Tokeniser } from '#sandbox-provider/contract';
import type { Tokenised } from './parent-door.ts';

const PATIENCE_MS = 20_000;

/** Which field Stripe found wrong: https://docs.stripe.com/error-codes. */
const PROBLEMS: Readonly<Record<string, CardProblem>> = {
  incorrect_number: { field: 'number', code: 'NUMBER_INVALID' },
  invalid_number: { field: 'number', code: 'NUMBER_INVALID' },
  invalid_expiry_month: { field: 'expiry', code: 'EXPIRY_INVALID' },
  invalid_expiry_year: { field: 'expiry', code: 'EXPIRY_INVALID' },
  expired_card: { field: 'expiry', code: 'EXPIRY_PAST' },
  invalid_cvc: { field: 'securityCode', code: 'CODE_LENGTH', digits: 3 },
  incorrect_cvc: { field: 'securityCode', code: 'CODE_LENGTH', digits: 3 },
};

/** Long past: what is wrong with a date the form has said before, in the shopper's own calendar. */
const EVER = { year: 2000, month: 1, day: 1 };

export async function tokeniseAtStripe(card: CardForm, { url, key }: Pick<Tokeniser, 'url' | 'key'>): Promise<Tokenised> {
  const digits = digitsOf(card.number);
  const brand = brandOf(digits);
  const expiry = readExpiry(card.expiry, EVER);
  // A card of the store's own has no date, and Stripe does not take it.
  if (brand === undefined || !expiry.ok) return { problems: [{ field: 'number', code: 'BRAND_UNKNOWN' }] };
  const { month, year } = expiry.expiry;
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': digits,
    'card[exp_month]': String(month),
    'card[exp_year]': String(year),
    'card[cvc]': digitsOf(card.securityCode),
  });
  try {
    const reply = await fetch(`${url}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { id, error } = (await reply.json()) as { readonly id?: unknown; readonly error?: { readonly code?: string } };
    if (reply.ok && typeof id === 'string') return { token: id, brand, lastFour: digits.slice(-4), expiry: { month, year } };
    const problem = PROBLEMS[error?.code ?? ''];
    return { problems: problem === undefined ? [] : [problem] };
  } catch {
    return { problems: [] };
  }
}
