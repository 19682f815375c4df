// Where a carrier says how far a parcel is. Of carriers that are not known the number stands by itself.
import type { CopyLocale } from '#base/locale/rules';

type Page = (number: string, french: boolean) => string;

/** Addresses as the carriers publish them for links of shops, by their name without spaces and signs. */
const PAGES: readonly (readonly [carrier: string, page: Page])[] = Object.entries({
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  usps: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  canadapost: (number, french) => `https://www.canadapost-postescanada.ca/track-reperage/${french ? 'fr' : 'en'}#/details/${number}`,
  postescanada: (number, french) => `https://www.canadapost-postescanada.ca/track-reperage/${french ? 'fr' : 'en'}#/details/${number}`,
  purolator: (number, french) => `https://www.purolator.com/${french ? 'fr' : 'en'}/shipping/tracker?pin=${number}`,
  dhl: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
});

/** `carrier` as staff typed it: "Canada Post", "FedEx Ground". Null: no page is known. */
export function carrierPage(carrier: string, trackingNumber: string, locale: CopyLocale): string | null {
  const name = carrier.toLowerCase().replaceAll(/[^a-z]/g, '');
  const [, page] = PAGES.find(([known]) => name.startsWith(known)) ?? [];
  return page?.(encodeURIComponent(trackingNumber.replaceAll(/\s/g, '')), locale === 'fr-CA') ?? null;
}
