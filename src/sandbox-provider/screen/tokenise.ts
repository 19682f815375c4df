// The frame's one call: the card goes to the provider it belongs to, on this same host, and a token comes back.
import type { CardForm, CardProblem } from '#payment/rules';
import type { Tokeniser } from '#sandbox-provider/contract';
import type { CardTokenMessage, Tokenised } from './parent-door.ts';
import { tokeniseAtStripe } from './tokenise-at-stripe.ts';

const PATIENCE_MS = 20_000;

/** A token, or what is wrong with the card; no problems at all means that no answer came. */
export async function tokenise(card: CardForm): Promise<Tokenised> {
  const elsewhere = document.querySelector<HTMLMetaElement>('meta[name="tokeniser"]');
  if (elsewhere !== null) return tokeniseAtStripe(card, JSON.parse(elsewhere.content) as Tokeniser);
  try {
    const reply = await fetch(`/v1/tokens${location.search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body = (await reply.json()) as CardTokenMessage & { readonly problems?: readonly CardProblem[] };
    if (!reply.ok) return { problems: body.problems ?? [] };
    const { token, brand, lastFour, expiry } = body;
    return { token, brand, lastFour, expiry };
  } catch {
    return { problems: [] };
  }
}
