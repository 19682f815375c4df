// Sends a card to the company named in the form's page.
import type { CardForm } from '#buying/payment/rules';
import { tokeniseAtAci } from '#providers/aci-provider/screen';
import { tokeniseAtBraintree } from '#providers/braintree-provider/screen';
import type { Tokeniser, TokeniserOf } from '#providers/pay-host/contract';
import type { Tokenised } from '#providers/payment-vendor/rules';
import { tokeniseAtSandbox } from '#providers/sandbox-provider/screen';
import { tokeniseAtStripe } from '#providers/stripe-provider/screen';

type Send<Way> = (card: CardForm, way: Way) => Promise<Tokenised>;

/** How to tokenise at each company; the compiler requires every company. */
const COMPANIES: { readonly [Vendor in Tokeniser['vendor']]: Send<TokeniserOf<Vendor>> } = {
  sandbox: tokeniseAtSandbox,
  stripe: tokeniseAtStripe,
  braintree: tokeniseAtBraintree,
  aci: tokeniseAtAci,
};

/** A token, or the card's problems; an empty list means that no answer came. */
export async function tokenise(card: CardForm): Promise<Tokenised> {
  const written = document.querySelector<HTMLMetaElement>('meta[name="tokeniser"]')?.content ?? '';
  const way = JSON.parse(written) as Tokeniser; // as the page was written
  // TypeScript cannot match each name with its own entry across the union.
  return (COMPANIES[way.vendor] as Send<Tokeniser>)(card, way);
}
