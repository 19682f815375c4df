// The address of the card frame: where it stands, and flags and names in its query, never a value of the card (PAY-4).
import type { CopyLocale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';

/** Where the frame stands and which form a kind of route gets: configuration, not code. */
export interface FramePlaces {
  /** Address of the payment host: `http://pay.localhost:3000`. */
  readonly desktopUrl: string;
  /** Path of the frame on it. */
  readonly domainUrl: string;
  /** Form by route type; `default` for those not named. */
  readonly routeIdMap: Readonly<Record<string, string>>;
}

export interface FrameFacts {
  readonly locale: CopyLocale;
  /** The consumer site is the parent; else the business site. */
  readonly isDotcom: boolean;
  readonly routeType: string;
  readonly iframeId: string;
  /** Names this showing of the frame: answers that carry another are not for it. */
  readonly tranID: string;
  readonly checkoutId?: string;
  /** The form for a gift or prepaid card: a number and a PIN. */
  readonly gift?: boolean;
}

/** The form's name in `id`. */
export const GIFT_FORM = 'gift';

/** How long the frame may take to say that it is there (§9). */
export const FRAME_TIMEOUT_MS = 8_000;

/** The frame of this shop. */
export function framePlaces(payOrigin: string): FramePlaces {
  return { desktopUrl: payOrigin, domainUrl: '/frame', routeIdMap: { SBA: 'business', default: 'card' } };
}

export function frameUrl(
  { desktopUrl, domainUrl, routeIdMap }: FramePlaces,
  { locale, isDotcom, routeType, iframeId, tranID, checkoutId = '', gift = false }: FrameFacts,
): string {
  const query: Readonly<Record<string, string>> = {
    locale,
    expiry: gift ? 'N' : 'Y',
    cvv: 'Y',
    stpls: 'Y',
    noClrFlds: 'N',
    isDotcom: isDotcom ? 'Y' : 'N',
    pwpCheck: 'N',
    noCors: 'N',
    checkoutId,
    style: 'inkwell',
    iframeId,
    id: gift ? GIFT_FORM : (ownValue(routeIdMap, routeType) ?? routeIdMap['default'] ?? ''),
    tranID,
  };
  const text = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${desktopUrl}${domainUrl}?${text.join('&')}`;
}
