// What the card form's page sends to its own host, and the data in its page about the company that tokenises.
import Type from 'typebox';

/** The company that tokenises, and where the form sends the card. The page contains it, so it holds no secret: a `key` may only tokenise cards. */
export type Tokeniser =
  /** At the form's own host. */
  | { readonly vendor: 'sandbox' }
  | { readonly vendor: 'stripe'; readonly url: string; readonly key: string }
  | { readonly vendor: 'braintree'; readonly url: string; readonly key: string }
  /** Posted as a form to a checkout that the host has prepared. */
  | { readonly vendor: 'aci'; readonly url: string };
export type TokeniserOf<Vendor extends Tokeniser['vendor']> = Extract<Tokeniser, { readonly vendor: Vendor }>;

/** The card as typed. The query, which is the frame's own (`FrameQuery`), decides which fields count. */
export const TokenBody = Type.Object({
  number: Type.String({ maxLength: 40 }),
  expiry: Type.String({ maxLength: 10 }),
  securityCode: Type.String({ maxLength: 10 }),
});
export type TokenBody = Type.Static<typeof TokenBody>;

/** A checkout prepared for the card. */
export const CheckoutId = Type.Object({ id: Type.String({ maxLength: 80 }) });
export type CheckoutId = Type.Static<typeof CheckoutId>;
