// The frame's one call: the card goes to the provider it belongs to, on this same host, and a token comes back.
import type { CardForm, CardProblem } from '#payment/rules';
import type { CardTokenMessage } from './parent-door.ts';

const PATIENCE_MS = 20_000;

/** A token, or what is wrong with the card; no problems at all means that no answer came. */
export async function tokenise(card: CardForm): Promise<CardTokenMessage | { readonly problems: readonly CardProblem[] }> {
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
