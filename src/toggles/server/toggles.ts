// The toggles in memory, kept fresh by what the database announces.
import type { Db, Queries } from '#platform/db';
import { oneAtATime } from '#platform/one-at-a-time';
import { isOn, PAGE_TOGGLES, type PageToggle, type ToggleVisitor, type WebToggle } from '#toggles/rules';
import { TOGGLES, WRITE_TOGGLES } from './toggle-queries.ts';

export interface Toggles {
  isOn(toggleName: string, visitor: ToggleVisitor): boolean;
  /** Those that pages look at and that are on for this visitor. */
  onPages(visitor: ToggleVisitor): PageToggle[];
  onChange(changed: () => void): void;
  close(): Promise<void>;
}

export async function makeToggles({ db }: { readonly db: Db }): Promise<Toggles> {
  let byName: ReadonlyMap<string, WebToggle> = new Map();
  const listeners: (() => void)[] = [];
  const refresh = oneAtATime(async () => {
    byName = new Map((await readToggles(db)).map((toggle) => [toggle.toggleName, toggle]));
    for (const changed of listeners) changed();
  });
  const unlisten = await db.listen('web_toggle', () => void refresh().catch(() => undefined)); // announced again when the connection is back
  await refresh();
  const isOnFor: Toggles['isOn'] = (toggleName, visitor) => isOn(byName.get(toggleName), visitor);
  return {
    isOn: isOnFor,
    onPages: (visitor) => PAGE_TOGGLES.filter((name) => isOnFor(name, visitor)),
    onChange: (listener) => void listeners.push(listener),
    close: unlisten,
  };
}

/** Every toggle, by name. */
export function readToggles(db: Queries): Promise<readonly WebToggle[]> {
  return db.many(TOGGLES);
}

/** Writes those that are named; the others stay. */
export async function writeToggles(db: Queries, toggles: readonly WebToggle[]): Promise<void> {
  await db.run(WRITE_TOGGLES, [JSON.stringify(toggles)]);
}
