// Places that carriers reach by air or ferry, and the far north: outside the next-day network, with an extra fee (CART-16).
import type { Country } from '#base/site/rules';
import type { Place } from '#people/addresses/rules';

const REMOTE_STATES: ReadonlySet<string> = new Set(['AK', 'HI', 'PR', 'VI', 'GU', 'YT', 'NT', 'NU']);

/** Islands without a bridge and places without a road, by zip. */
const REMOTE_ZIPS: ReadonlySet<string> = new Set(
  [
    // Martha's Vineyard, Nantucket, Cuttyhunk
    '02535 02539 02557 02568 02575 02554 02564 02584 02713',
    // Block Island, Fishers Island
    '02807 06390',
    // Islands of Maine
    '04017 04019 04050 04108 04625 04635 04645 04646 04685 04848 04851 04852 04853 04863',
    // Smith, Tangier and Daufuskie Islands, Ocracoke
    '21824 21866 23440 29915 27960',
    // Islands of the Great Lakes
    '43438 43446 43456 49757 49775 49782 54246 54850',
    // Supai, Catalina, the San Juan Islands, Stehekin
    '86435 90704 98222 98243 98245 98250 98261 98279 98280 98286 98297 98852',
  ].flatMap((line) => line.split(' ')),
);

/** Labrador's coast, Grand Manan, the Magdalen Islands, Nunavik, northern Manitoba, Haida Gwaii, by the first half of the postal code. */
const REMOTE_POSTAL_AREAS: ReadonlySet<string> = new Set(['A0P', 'E5G', 'G4T', 'J0M', 'R0B', 'V0T']);

/** The carriers' extra fee in cents. */
const AREA_FEE: Readonly<Record<Country, number>> = { US: 1_295, CA: 1_495 };

/** Whether a place is outside the next-day network. */
export function isRemote({ country, state, zip }: Place): boolean {
  if (state !== null && REMOTE_STATES.has(state)) return true;
  return country === 'US' ? REMOTE_ZIPS.has(zip) : REMOTE_POSTAL_AREAS.has(zip.slice(0, 3));
}

/** The fee of one order to a remote place. Integer cents. */
export const areaFeeOf = (country: Country): number => AREA_FEE[country];

/** The delivery-area surcharge of an order with shipped goods (isDasEnabled, dasFee). Integer cents. */
export function deliveryAreaFee(place: Place, ships: boolean): number {
  return ships && isRemote(place) ? areaFeeOf(place.country) : 0;
}
