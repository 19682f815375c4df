// A typed location as hidden fields, for the choice between its addresses.
import type { TypedLocation } from './location-actions.ts';

/** Lists are sent as one field per id, which is why they are numbered pairs here. */
export function postedAgain({
  name,
  code,
  attention,
  notes,
  everybody,
  groupIds,
  profileIds,
}: TypedLocation): readonly (readonly [string, string])[] {
  return [
    ['name', name],
    ['code', code],
    ['attention', attention],
    ['notes', notes],
    ['everybody', everybody ? 'yes' : 'no'],
    ...groupIds.map((id) => ['groupId', id] as const),
    ...profileIds.map((id) => ['profileId', id] as const),
  ];
}
