// Tokenises a card at Stripe from the form's own page, without Stripe's script: `POST /v1/payment_methods` with the publishable key
// (https://docs.stripe.com/api/payment_methods/create). The Stripe account has to allow this: see the adapter's README.
import type { CardForm, CardProblem } from '#buying/payment/rules';
import { cardPayload, NAMING_LIMIT_MS, type Tokenised } from '#providers/payment-vendor/rules';

/** The form's field for each of Stripe's errors: https://docs.stripe.com/error-codes. */
const PROBLEMS: ReadonlyMap<string, CardProblem> = new Map(
  Object.entries({
    incorrect_number: { field: 'number', code: 'NUMBER_INVALID' },
    invalid_number: { field: 'number', code: 'NUMBER_INVALID' },
    invalid_expiry_month: { field: 'expiry', code: 'EXPIRY_INVALID' },
    invalid_expiry_year: { field: 'expiry', code: 'EXPIRY_INVALID' },
    expired_card: { field: 'expiry', code: 'EXPIRY_PAST' },
    invalid_cvc: { field: 'securityCode', code: 'CODE_LENGTH', digits: 3 },
    incorrect_cvc: { field: 'securityCode', code: 'CODE_LENGTH', digits: 3 },
  }),
);

export async function tokeniseAtStripe(card: CardForm, { url, key }: { readonly url: string; readonly key: string }): Promise<Tokenised> {
  const sent = cardPayload(card);
  if ('problems' in sent) return sent;
  const { number, month, year, code, shown } = sent;
  const body = new URLSearchParams({
    type: 'card',
    'card[number]': number,
    'card[exp_month]': String(month),
    'card[exp_year]': String(year),
    'card[cvc]': code,
  });
  try {
    const reply = await fetch(`${url}/v1/payment_methods`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      body,
      credentials: 'omit',
      signal: AbortSignal.timeout(NAMING_LIMIT_MS),
    });
    const { id, error } = (await reply.json()) as { readonly id?: unknown; readonly error?: { readonly code?: string } };
    if (reply.ok && typeof id === 'string') return { token: id, ...shown };
    const problem = PROBLEMS.get(error?.code ?? '');
    return { problems: problem === undefined ? [] : [problem] };
  } catch {
    return { problems: [] };
  }
}
