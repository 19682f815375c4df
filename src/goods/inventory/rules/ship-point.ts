// Where goods are sent from: regional centres and vendors, each with its clock and its cut-off (DLV-1).
import type { Country } from '#base/site/rules';

export interface ShipPoint {
  /** Key of its stock: `US`, `US-W`, `CA`, … */
  readonly locationId: string;
  /** G3 is a regional centre, G4 a vendor who sends what the shop sells. */
  readonly groupId: 'G3' | 'G4';
  readonly country: Country;
  readonly state: string;
  readonly timeZone: string;
  /** Minutes since midnight on its own clock: what is ordered before leaves the same workday. */
  readonly cutoff: number;
  /** Whether it sends on Saturdays. */
  readonly saturdays: boolean;
  /** Workdays it needs before a parcel leaves. */
  readonly handlingDays: number;
}

const FIVE_PM = 17 * 60;
const NOON = 12 * 60;

/** The centres and vendors that ship, nearest to the country's default place first. */
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
