// The forms of saved for later, which the cart page handles with its own.
import type { CartForms, FormFields } from '#buying/cart/screen';
import { savedCommands, type SavedCommandKind } from './saved-commands.ts';

/** The intents of the list's forms. */
export type SavedIntent = SavedCommandKind | 'allToCart';

const itemOf = (form: FormFields) => ({ listItemId: form('listItemId').slice(0, 40) });

export const SAVED_FORMS = {
  save: { asks: (form) => savedCommands.save({ cartItemId: form('cartItemId').slice(0, 40) }) },
  toCart: { asks: (form) => savedCommands.toCart({ listItemIds: [itemOf(form).listItemId] }) },
  allToCart: { asks: () => savedCommands.toCart({ listItemIds: null }) },
  // The page then shows an Undo for the removed item.
  unsave: {
    asks: (form) => savedCommands.unsave(itemOf(form)),
    leadsTo: ({ form, cart }) => `${cart}?unsaved=${encodeURIComponent(form('listItemId'))}`,
  },
  resave: { asks: (form) => savedCommands.resave(itemOf(form)) },
} satisfies CartForms<SavedIntent>;
