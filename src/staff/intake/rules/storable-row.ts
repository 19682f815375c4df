// Finds text that the database cannot store and names its column, before anything else reads the row (trust 34).
import { isWhole, unstorablePlace } from '#base/locale/rules';

const NO_TEXT = 'holds a character that is no text (NUL or half a surrogate pair)';

/** A sentence that names the first property (`text.en-US.name`) with unstorable text; undefined when there is none. */
export function brokenProperty(row: object): string | undefined {
  const place = unstorablePlace(row, isWhole);
  return place === undefined ? undefined : `${place === '' ? 'it' : place.slice(1)} ${NO_TEXT}`;
}

/** The same for cells under their header. */
export function brokenCell(header: readonly string[], cells: readonly string[]): string | undefined {
  const at = cells.findIndex((cell) => !isWhole(cell));
  return at < 0 ? undefined : `${header[at] ?? `cell ${at + 1}`} ${NO_TEXT}`;
}
