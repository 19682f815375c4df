// The frame's one call: the card goes to the provider it belongs to, on this same host, and a token comes back.
import type { CardForm, CardProblem } from '#buying/payment/rules';
import type { Tokeniser } from '#providers/sandbox-provider/contract';
import { PATIENCE_MS } from './card-payload.ts';
import type { CardTokenMessage, GiftTokenMessage, Tokenised } from './parent-door.ts';
import { tokeniseAtAci } from './tokenise-at-aci.ts';
import { tokeniseAtBraintree } from './tokenise-at-braintree.ts';
import { tokeniseAtStripe } from './tokenise-at-stripe.ts';

function tokeniseElsewhere(card: CardForm, tokeniser: Tokeniser): Promise<Tokenised> {
  switch (tokeniser.vendor) {
    case 'stripe':
      return tokeniseAtStripe(card, tokeniser);
    case 'braintree':
      return tokeniseAtBraintree(card, tokeniser);
    case 'aci':
      return tokeniseAtAci(card, tokeniser);
  }
}

/** A token, or what is wrong with the card; no problems at all means that no answer came. */
export async function tokenise(card: CardForm): Promise<Tokenised> {
  const elsewhere = document.querySelector<HTMLMetaElement>('meta[name="tokeniser"]');
  if (elsewhere !== null) return tokeniseElsewhere(card, JSON.parse(elsewhere.content) as Tokeniser);
  try {
    const reply = await fetch(`/v1/tokens${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = (await reply.json()) as (CardTokenMessage | GiftTokenMessage) & { readonly problems?: readonly CardProblem[] };
    if (!reply.ok) return { problems: body.problems ?? [] };
    const { token, lastFour } = body;
    // The provider says what it was: a gift card has a kind, a credit card a brand.
    return 'paymentType' in body
      ? { token, paymentType: body.paymentType, lastFour }
      : { token, brand: body.brand, lastFour, expiry: body.expiry };
  } catch {
    return { problems: [] };
  }
}
