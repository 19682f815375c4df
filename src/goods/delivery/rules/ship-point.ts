// Where goods are sent from: regional centres and vendors, each with its clock and its cut-off (DLV-1).
import type { Country } from '#base/site/rules';
import type { WorkRegion } from './work-calendar.ts';

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

/** Parts of a country that carriers reach in the same time. */
type Zone = 'east' | 'south' | 'middle' | 'plains' | 'west';

const ZONES: Readonly<Record<Country, Readonly<Record<Zone, string>>>> = {
  US: {
    east: 'ME NH VT MA RI CT NY NJ PA DE MD DC',
    south: 'VA WV NC SC GA FL AL MS TN KY',
    middle: 'OH IN IL MI WI MN IA MO ND SD NE KS',
    plains: 'TX OK AR LA',
    west: 'MT WY CO NM ID UT AZ NV CA OR WA',
  },
  CA: { east: 'NB NS PE NL', south: '', middle: 'QC ON', plains: 'MB SK AB', west: 'BC' },
};

/** Workdays on the road between two zones, the same in both directions. */
const TRANSIT: Readonly<Record<Zone, Readonly<Record<Zone, number>>>> = {
  east: { east: 1, south: 2, middle: 2, plains: 3, west: 4 },
  south: { east: 2, south: 2, middle: 2, plains: 2, west: 4 },
  middle: { east: 2, south: 2, middle: 1, plains: 3, west: 3 },
  plains: { east: 3, south: 2, middle: 3, plains: 1, west: 2 },
  west: { east: 4, south: 4, middle: 3, plains: 2, west: 1 },
};

const zoneOfState = new Map<string, Zone>(
  (['US', 'CA'] as const).flatMap((country) =>
    (Object.keys(ZONES[country]) as Zone[]).flatMap((zone) =>
      ZONES[country][zone].split(' ').map((state): [string, Zone] => [`${country} ${state}`, zone]),
    ),
  ),
);

/** Workdays from one place to another; null when carriers go there by air or ferry, or the place is not known. */
export function transitDays(from: WorkRegion, to: WorkRegion): number | null {
  const [start, end] = [from, to].map(({ country, state }) => zoneOfState.get(`${country} ${state}`));
  return start === undefined || end === undefined ? null : TRANSIT[start][end];
}

/** The points of a country, those nearest to a place first, vendors last. */
export function shipPointsFor(points: readonly ShipPoint[], to: WorkRegion): readonly ShipPoint[] {
  const far = (point: ShipPoint): number => (point.groupId === 'G4' ? 100 : 0) + (transitDays(point, to) ?? 10);
  return points.filter(({ country }) => country === to.country).toSorted((a, b) => far(a) - far(b));
}
