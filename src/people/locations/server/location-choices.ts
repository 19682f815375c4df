// The locations of an organization by name, for rules about where orders go.
import { locationLabel } from '#people/locations/rules';
import type { Queries } from '#platform/db';
import { allLocations } from './location-store.ts';

export interface LocationChoice {
  readonly locationId: string;
  /** With its code, if it has one. */
  readonly name: string;
  readonly address1: string;
  readonly zip: string;
}

/** In alphabetical order, without retired ones. */
export async function locationChoices(on: Queries, accountNumber: string): Promise<readonly LocationChoice[]> {
  const all = await allLocations(on, accountNumber);
  return all
    .filter(({ retired }) => !retired)
    .map(({ locationId, name, code, address1, zip }) => ({ locationId, name: locationLabel({ name, code }), address1, zip }));
}
