// A carrier's tracking page. Parcels of unknown carriers show only their number.
import type { CopyLocale } from '#base/locale/rules';

type Page = (number: string, french: boolean) => string;

/** The carriers' published tracking addresses, by the carrier's name without spaces and punctuation. */
const PAGES: readonly (readonly [carrier: string, page: Page])[] = Object.entries({
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  usps: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  canadapost: (number, french) => `https://www.canadapost-postescanada.ca/track-reperage/${french ? 'fr' : 'en'}#/details/${number}`,
  postescanada: (number, french) => `https://www.canadapost-postescanada.ca/track-reperage/${french ? 'fr' : 'en'}#/details/${number}`,
  purolator: (number, french) => `https://www.purolator.com/${french ? 'fr' : 'en'}/shipping/tracker?pin=${number}`,
  dhl: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
});

/** `carrier` as staff typed it: "Canada Post", "FedEx Ground". Null for an unknown carrier. */
export function carrierPage(carrier: string, trackingNumber: string, locale: CopyLocale): string | null {
  const name = carrier.toLowerCase().replaceAll(/[^a-z]/g, '');
  const [, page] = PAGES.find(([known]) => name.startsWith(known)) ?? [];
  return page?.(encodeURIComponent(trackingNumber.replaceAll(/\s/g, '')), locale === 'fr-CA') ?? null;
}
