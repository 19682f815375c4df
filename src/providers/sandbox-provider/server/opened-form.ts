// What the vault has to know of the card form that a card was typed into.
import type { CopyLocale } from '#base/locale/rules';

export interface OpenedForm {
  readonly locale: CopyLocale;
  /** The consumer site is the parent; otherwise the business site. Its calendar decides about the expiry. */
  readonly isDotcom: boolean;
  /** The form for gift and prepaid cards. */
  readonly isGift: boolean;
  /** Whether there were fields for the expiry and the security code. */
  readonly expiry: boolean;
  readonly cvv: boolean;
  /** Whether the store's own cards are taken. */
  readonly stpls: boolean;
}
