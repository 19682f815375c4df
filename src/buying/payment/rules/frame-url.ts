// The card frame's address: host, path, and a query of flags and names without any card data (PAY-4).
import type { CopyLocale } from '#base/locale/rules';
import { ownValue } from '#base/lookup/rules';

/** The frame's host and path, and the form for each kind of route: configuration, not code. */
export interface FramePlaces {
  /** Origin of the payment host: `http://pay.localhost:3000`. */
  readonly desktopUrl: string;
  /** Path of the frame on that host. */
  readonly domainUrl: string;
  /** Form by route type, with a `default`. */
  readonly routeIdMap: Readonly<Record<string, string>>;
}

export interface FrameFacts {
  readonly locale: CopyLocale;
  /** True for the consumer site, false for the business site. */
  readonly isDotcom: boolean;
  readonly routeType: string;
  readonly iframeId: string;
  /** Identifies this load of the frame; the shop ignores answers with another id. */
  readonly tranID: string;
  readonly checkoutId?: string;
  /** The form for a gift or prepaid card: a number and a PIN. */
  readonly gift?: boolean;
}

/** Value of `id` for the gift card form. */
export const GIFT_FORM = 'gift';

/** How long the frame may take to report that it is ready (§9). */
export const FRAME_TIMEOUT_MS = 8_000;

/** Where this shop's frame is. */
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
