// Reads a form's fields as a command, and says where the shopper goes afterwards.
import type { Customized } from '#goods/customization/screen';
import type { Refusal } from '#base/outcome/rules';
import type { Paths } from '#paths';
import type { CartCommand, CommandAnswer } from '../commands/command.ts';
import type { CART_FIELDS } from './cart-form-fields.ts';

/** Reads a field by name, trimmed, '' when missing; and the customization, if the form has one. */
export interface FormFields {
  (field: keyof typeof CART_FIELDS): string;
  readonly customized: Customized;
}

/** A form that was carried out. */
export interface DoneForm {
  readonly form: FormFields;
  readonly answer: CommandAnswer | Refusal;
  readonly paths: Paths;
  /** Address of the cart page. */
  readonly cart: string;
  /** Origin of the site. */
  readonly origin: string;
}

export interface CartFormIntent {
  /** The command, or anything sent like one. */
  readonly asks: (form: FormFields) => Pick<CartCommand, 'send'>;
  /** Where the shopper goes afterwards; by default to the cart. */
  readonly leadsTo?: (done: DoneForm) => string;
}

/** Forms by their intents. */
export type CartForms<I extends string = string> = { readonly [Intent in I]: CartFormIntent };
