// What the card form's page sends to its own host, and what stands in the page of the company that makes its tokens.
import Type from 'typebox';

/** Who makes the tokens, and where the form sends the card. It stands in the form's page, and holds no secret: a `key` may do nothing but name cards. */
export type Tokeniser =
  /** On the form's own host. */
  | { readonly vendor: 'sandbox' }
  | { readonly vendor: 'stripe'; readonly url: string; readonly key: string }
  | { readonly vendor: 'braintree'; readonly url: string; readonly key: string }
  /** As a form, to a checkout that the host has prepared. */
  | { readonly vendor: 'aci'; readonly url: string };
export type TokeniserOf<Vendor extends Tokeniser['vendor']> = Extract<Tokeniser, { readonly vendor: Vendor }>;

/** The card as typed; which fields count follows from the query, which is the frame's own (`FrameQuery`). */
export const TokenBody = Type.Object({
  number: Type.String({ maxLength: 40 }),
  expiry: Type.String({ maxLength: 10 }),
  securityCode: Type.String({ maxLength: 10 }),
});
export type TokenBody = Type.Static<typeof TokenBody>;

/** A checkout that was prepared for the card. */
export const CheckoutId = Type.Object({ id: Type.String({ maxLength: 80 }) });
export type CheckoutId = Type.Static<typeof CheckoutId>;
