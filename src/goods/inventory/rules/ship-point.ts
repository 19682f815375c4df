// Shipping points: regional centres and vendors, each with its clock and cut-off (DLV-1).
import type { Country } from '#base/site/rules';

export interface ShipPoint {
  /** Key of its stock: `US`, `US-W`, `CA`, … */
  readonly locationId: string;
  /** G3 is a regional centre, G4 a vendor that ships for the shop. */
  readonly groupId: 'G3' | 'G4';
  readonly country: Country;
  readonly state: string;
  readonly timeZone: string;
  /** Cut-off for shipping on the same workday, in minutes since midnight on its own clock. */
  readonly cutoff: number;
  /** Whether it ships on Saturdays. */
  readonly saturdays: boolean;
  /** Workdays before a parcel leaves. */
  readonly handlingDays: number;
}

const FIVE_PM = 17 * 60;
const NOON = 12 * 60;

/** The shipping centres and vendors, nearest to the country's default place first. */
export const SHIP_POINTS: readonly ShipPoint[] = [
  centre({ locationId: 'US', country: 'US', state: 'MA', timeZone: 'America/New_York' }),
  centre({ locationId: 'US-W', country: 'US', state: 'NV', timeZone: 'America/Los_Angeles' }),
  centre({ locationId: 'CA', country: 'CA', state: 'QC', timeZone: 'America/Toronto' }),
  centre({ locationId: 'CA-W', country: 'CA', state: 'AB', timeZone: 'America/Edmonton' }),
  vendor({ locationId: 'US-V', country: 'US', state: 'NC', timeZone: 'America/New_York' }),
  vendor({ locationId: 'CA-V', country: 'CA', state: 'ON', timeZone: 'America/Toronto' }),
];

type Seat = Pick<ShipPoint, 'locationId' | 'country' | 'state' | 'timeZone'>;

function centre(seat: Seat): ShipPoint {
  return { ...seat, groupId: 'G3', cutoff: FIVE_PM, saturdays: true, handlingDays: 0 };
}

function vendor(seat: Seat): ShipPoint {
  return { ...seat, groupId: 'G4', cutoff: NOON, saturdays: false, handlingDays: 2 };
}
