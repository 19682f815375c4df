// Where the form sends a card: to the company that stands in its page.
import type { CardForm } from '#buying/payment/rules';
import { tokeniseAtAci } from '#providers/aci-provider/screen';
import { tokeniseAtBraintree } from '#providers/braintree-provider/screen';
import type { Tokeniser, TokeniserOf } from '#providers/pay-host/contract';
import type { Tokenised } from '#providers/payment-vendor/rules';
import { tokeniseAtSandbox } from '#providers/sandbox-provider/screen';
import { tokeniseAtStripe } from '#providers/stripe-provider/screen';

type Send<Way> = (card: CardForm, way: Way) => Promise<Tokenised>;

/** How each company names a card. One that is not here does not compile. */
const COMPANIES: { readonly [Vendor in Tokeniser['vendor']]: Send<TokeniserOf<Vendor>> } = {
  sandbox: tokeniseAtSandbox,
  stripe: tokeniseAtStripe,
  braintree: tokeniseAtBraintree,
  aci: tokeniseAtAci,
};

/** A token, or what is wrong with the card; no problems at all means that no answer came. */
export async function tokenise(card: CardForm): Promise<Tokenised> {
  const written = document.querySelector<HTMLMetaElement>('meta[name="tokeniser"]')?.content ?? '';
  const way = JSON.parse(written) as Tokeniser; // as the page was written
  // The table ties each name to its own way, which the compiler cannot follow through a union.
  return (COMPANIES[way.vendor] as Send<Tokeniser>)(card, way);
}
