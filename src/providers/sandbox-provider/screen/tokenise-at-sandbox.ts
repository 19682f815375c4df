// Tokenises a card at the sandbox, on the form's own host, with the form's own query.
import type { CardForm, CardProblem, CardToken, GiftToken } from '#buying/payment/rules';
import { NAMING_LIMIT_MS, type Tokenised } from '#providers/payment-vendor/rules';

/** A token, or the card's problems; an empty list means that no answer came. */
export async function tokeniseAtSandbox(card: CardForm): Promise<Tokenised> {
  try {
    const reply = await fetch(`/v1/tokens${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(NAMING_LIMIT_MS),
    });
    const body = (await reply.json()) as (CardToken | GiftToken) & { readonly problems?: readonly CardProblem[] };
    if (!reply.ok) return { problems: body.problems ?? [] };
    const { token, lastFour } = body;
    // The sandbox reports a kind for a gift card and a brand for a credit card.
    return 'paymentType' in body
      ? { token, paymentType: body.paymentType, lastFour }
      : { token, brand: body.brand, lastFour, expiry: body.expiry };
  } catch {
    return { problems: [] };
  }
}
