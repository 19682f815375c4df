// The words, locale and currency in which messages are written.
import { cartMessageWords } from '#buying/cart/words/messages';
import type { CopyLocale } from '#base/locale/rules';
import { sayer, type Say } from '#base/locale/words';

export type CartSay = Say<(typeof cartMessageWords.keys)[number]>;

export interface Speech {
  readonly say: CartSay;
  readonly locale: CopyLocale;
  readonly currency: string;
  /** Name of an item; needed for messages about an item that is no line. */
  readonly nameOf?: ((itemId: string) => string | undefined) | undefined;
}

export function speechOf({ copyLocale, site }: { readonly copyLocale: CopyLocale; readonly site: { readonly currency: string } }): Speech {
  return { say: sayer(cartMessageWords, copyLocale), locale: copyLocale, currency: site.currency };
}
