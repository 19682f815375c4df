// What the vault needs to know of the card form that sent a card.
import type { CopyLocale } from '#base/locale/rules';

export interface OpenedForm {
  readonly locale: CopyLocale;
  /** True for the consumer site, false for the business site. The site's calendar decides the expiry. */
  readonly isDotcom: boolean;
  /** The form for gift and prepaid cards. */
  readonly isGift: boolean;
  /** Whether the form had fields for expiry and security code. */
  readonly expiry: boolean;
  readonly cvv: boolean;
  /** Whether the store's own cards are accepted. */
  readonly stpls: boolean;
}
