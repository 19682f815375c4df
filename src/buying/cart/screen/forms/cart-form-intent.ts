// What a form asks for: its fields read as a command, and where the shopper goes once that is done.
import type { Customized } from '#goods/customization/screen';
import type { Refusal } from '#base/outcome/rules';
import type { Paths } from '#paths';
import type { CartCommand, CommandAnswer } from '../commands/command.ts';
import type { CART_FIELDS } from './cart-form-fields.ts';

/** One field by its name, trimmed, '' where it is not there; and the customization, if the form has one. */
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
  /** Of the site. */
  readonly origin: string;
}

export interface CartFormIntent {
  /** The command, or whatever is sent as one is. */
  readonly asks: (form: FormFields) => Pick<CartCommand, 'send'>;
  /** Where it leads once it is done; to the cart where nothing is said. */
  readonly leadsTo?: (done: DoneForm) => string;
}

/** Forms by their intents. */
export type CartForms<I extends string = string> = { readonly [Intent in I]: CartFormIntent };
