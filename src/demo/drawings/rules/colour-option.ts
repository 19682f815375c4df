// Reads a product's colour, hexadecimal or a plain name, and keeps it away from pure black and white.
import { withLightness } from './kit/colour.ts';

const PLAIN_NAMES: ReadonlyMap<string, string> = new Map([
  ['black', '#2e3136'],
  ['white', '#ece8e1'],
  ['gray', '#8b9097'],
  ['grey', '#8b9097'],
  ['silver', '#b9bec4'],
  ['red', '#b5382f'],
  ['orange', '#d9772b'],
  ['yellow', '#f0c93a'],
  ['green', '#2f7a53'],
  ['teal', '#2f7f86'],
  ['blue', '#2b5fa8'],
  ['navy', '#24406b'],
  ['purple', '#6d4a94'],
  ['pink', '#e88aae'],
  ['brown', '#7a4a33'],
  ['tan', '#c9a878'],
  ['beige', '#dcccb0'],
  ['gold', '#d9b24c'],
]);
const [DARKEST, LIGHTEST] = [0.27, 0.955];

/** What a product says about its colour. */
export interface ColourChoice {
  /** `#rrggbb`; the drawing's own colour when the product names none. */
  readonly colour: string;
  /** A pack shows several colours: the product names no colour, or says `assorted` before that of the first piece. */
  readonly isAssorted: boolean;
}

/** Reads `#rrggbb`, `#rgb`, a plain name, `assorted`, or `assorted #rrggbb`; ignores anything else. */
export function readColour(text: string | undefined, usual: string): ColourChoice {
  const [, assorted, name = ''] = /^(assorted)?\s*(.*)$/.exec(text?.trim().toLowerCase() ?? '') ?? [];
  const wanted = PLAIN_NAMES.get(name) ?? name;
  const isColour = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.test(wanted);
  return { colour: isColour ? withLightness(wanted, DARKEST, LIGHTEST) : usual, isAssorted: assorted !== undefined || !isColour };
}
