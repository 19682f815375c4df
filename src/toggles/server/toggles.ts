// The toggles in memory, kept fresh by what the database announces.
import type { Db, Queries } from '#platform/db';
import { oneAtATime } from '#platform/one-at-a-time';
import { isOn, type ToggleVisitor, type WebToggle } from '#toggles/rules';
import { TOGGLES, WRITE_TOGGLES } from './toggle-queries.ts';

export interface Toggles {
  isOn(toggleName: string, visitor: ToggleVisitor): boolean;
  close(): Promise<void>;
}

export async function makeToggles({ db }: { readonly db: Db }): Promise<Toggles> {
  let byName: ReadonlyMap<string, WebToggle> = new Map();
  const refresh = oneAtATime(async () => {
    byName = new Map((await readToggles(db)).map((toggle) => [toggle.toggleName, toggle]));
  });
  const unlisten = await db.listen('web_toggle', () => void refresh().catch(() => undefined)); // announced again when the connection is back
  await refresh();
  return { isOn: (toggleName, visitor) => isOn(byName.get(toggleName), visitor), close: unlisten };
}

/** Every toggle, by name. */
export function readToggles(db: Queries): Promise<readonly WebToggle[]> {
  return db.many(TOGGLES);
}

/** Writes those that are named; the others stay. */
export async function writeToggles(db: Queries, toggles: readonly WebToggle[]): Promise<void> {
  await db.run(WRITE_TOGGLES, [JSON.stringify(toggles)]);
}
