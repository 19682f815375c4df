// Transit times of carriers, and the order of shipping points by distance (DLV-1).
import type { Country } from '#base/site/rules';
import type { ShipPoint } from '#goods/inventory/rules';
import type { WorkRegion } from './work-calendar.ts';

/** Parts of a country with equal transit times. */
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

/** Transit in workdays between two zones, the same in both directions. */
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

/** Workdays between two places; null for remote or unknown places. */
export function transitDays(from: WorkRegion, to: WorkRegion): number | null {
  const [start, end] = [from, to].map(({ country, state }) => zoneOfState.get(`${country} ${state}`));
  return start === undefined || end === undefined ? null : TRANSIT[start][end];
}

/** The shipping points of a country, nearest first, vendors last. */
export function shipPointsFor(points: readonly ShipPoint[], to: WorkRegion): readonly ShipPoint[] {
  const far = (point: ShipPoint): number => (point.groupId === 'G4' ? 100 : 0) + (transitDays(point, to) ?? 10);
  return points.filter(({ country }) => country === to.country).toSorted((a, b) => far(a) - far(b));
}
