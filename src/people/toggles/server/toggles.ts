// The toggles in memory, updated by database notifications.
import { Type } from 'typebox';
import type { Db, Queries } from '#platform/db';
import { oneAtATime } from '#platform/one-at-a-time';
import { makeRowsLeftOut, shapeCheck, type RowsLeftOut } from '#platform/rows-left-out';
import { notifyAll } from '#platform/notify-all';
import { isOn, PAGE_TOGGLES, type PageToggle, type ToggleVisitor, type WebToggle } from '#people/toggles/rules';
import { TOGGLES, WRITE_TOGGLES } from './toggle-queries.ts';

export interface Toggles {
  isOn(toggleName: string, visitor: ToggleVisitor): boolean;
  /** The page toggles that are on for this visitor. */
  onPages(visitor: ToggleVisitor): PageToggle[];
  onChange(changed: () => void): void;
  close(): Promise<void>;
}

const checkToggle = shapeCheck(Type.Object({ values: Type.Array(Type.String()) }));

interface ToggleDeps {
  readonly db: Db;
  readonly leftOut?: RowsLeftOut;
}

export async function makeToggles({ db, leftOut = makeRowsLeftOut() }: ToggleDeps): Promise<Toggles> {
  const table = leftOut.of('web_toggle');
  let byName: ReadonlyMap<string, WebToggle> = new Map();
  const listeners: (() => void)[] = [];
  const refresh = oneAtATime(async () => {
    const toggles = table.all(
      await readToggles(db),
      ({ toggleName }) => toggleName,
      (toggle) => (checkToggle(toggle), toggle),
    );
    byName = new Map(toggles.map((toggle) => [toggle.toggleName, toggle]));
    notifyAll(listeners);
  });
  const unlisten = await db.listen('web_toggle', () => void refresh().catch(() => undefined)); // notifies again after a reconnection
  await refresh();
  const isOnFor: Toggles['isOn'] = (toggleName, visitor) => isOn(byName.get(toggleName), visitor);
  return {
    isOn: isOnFor,
    onPages: (visitor) => PAGE_TOGGLES.filter((name) => isOnFor(name, visitor)),
    onChange: (listener) => void listeners.push(listener),
    close: unlisten,
  };
}

/** All toggles, by name. */
export function readToggles(db: Queries): Promise<readonly WebToggle[]> {
  return db.many(TOGGLES);
}

/** Writes the named toggles; the others stay. */
export async function writeToggles(db: Queries, toggles: readonly WebToggle[]): Promise<void> {
  await db.run(WRITE_TOGGLES, [JSON.stringify(toggles)]);
}
