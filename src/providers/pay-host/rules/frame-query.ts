// The query of the card frame's address: flags and names only. It refuses card values and CSS (PAY-4, T12).
import type { CopyLocale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';
import { GIFT_FORM, holdsCardNumber } from '#buying/payment/rules';

export interface FrameQuery {
  readonly locale: CopyLocale;
  /** Whether the expiry and security code fields are shown. */
  readonly expiry: boolean;
  readonly cvv: boolean;
  /** Whether the store's own cards are accepted. */
  readonly stpls: boolean;
  /** Keeps the typed values after the token was made. */
  readonly noClrFlds: boolean;
  /** True for the consumer site, false for the business site. */
  readonly isDotcom: boolean;
  /** The form for gift and prepaid cards. */
  readonly isGift: boolean;
  readonly style: 'inkwell' | 'plain';
  /** The pay-auth token that opened the form; '' for a page without one. */
  readonly checkoutId: string;
  readonly iframeId: string;
  readonly tranID: string;
}

const LOCALES: readonly CopyLocale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US'];
const FLAGS = ['expiry', 'cvv', 'stpls', 'noClrFlds', 'isDotcom', 'pwpCheck', 'noCors'] as const;
const NAMES = ['checkoutId', 'iframeId', 'id', 'tranID'] as const;
const NAME = /^[\w-]{0,64}$/;

/** Reads the query; undefined when any parameter is invalid. */
export function readFrameQuery(query: Readonly<Record<string, unknown>>): FrameQuery | undefined {
  // A repeated parameter arrives as a list and fails every check below.
  const text = (name: string, fallback: string): string => {
    const value = ownValue(query, name) ?? fallback;
    return typeof value === 'string' ? value : '?';
  };
  const locale = LOCALES.find((known) => known === text('locale', 'en-US'));
  const style = text('style', 'inkwell');
  const flags = FLAGS.map((name) => [name, text(name, name === 'expiry' || name === 'cvv' || name === 'isDotcom' ? 'Y' : 'N')] as const);
  const isFine =
    flags.every(([, value]) => value === 'Y' || value === 'N') &&
    NAMES.every((name) => NAME.test(text(name, ''))) &&
    (style === 'inkwell' || style === 'plain');
  if (locale === undefined || !isFine || holdsCardNumber(query)) return undefined;
  const flag = Object.fromEntries(flags.map(([name, value]) => [name, value === 'Y'])) as Record<(typeof FLAGS)[number], boolean>;
  return {
    locale,
    expiry: flag.expiry,
    cvv: flag.cvv,
    stpls: flag.stpls,
    noClrFlds: flag.noClrFlds,
    isDotcom: flag.isDotcom,
    isGift: text('id', '') === GIFT_FORM,
    style,
    checkoutId: text('checkoutId', ''),
    iframeId: text('iframeId', ''),
    tranID: text('tranID', ''),
  };
}
