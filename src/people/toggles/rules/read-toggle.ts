// A row of the staff's sheet of toggles: toggle, values (separated by |), active.
import type { WebToggle } from './is-on.ts';

/** Returns an error sentence for a malformed row. */
export function readToggle(cells: Readonly<Record<string, string | undefined>>): WebToggle | string {
  const toggleName = cells['toggle']?.trim() ?? '';
  const active = cells['active']?.trim() ?? '';
  if (!/^[A-Za-z0-9_-]{1,60}$/.test(toggleName)) return `toggle ${toggleName} is no name of a toggle`;
  if (active !== 'yes' && active !== 'no') return `active ${active} is neither yes nor no`;
  const values = (cells['values'] ?? '').split('|').map((value) => value.trim());
  return { toggleName, values: values.filter((value) => value !== ''), active: active === 'yes' };
}
