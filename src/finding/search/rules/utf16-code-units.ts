// UTF-16 units of texts, one text at a time: an array of numbers is read several times faster than a string.

/** The units of a text, at the start of a buffer that is reused for the next text. */
export type UnitsOf = (text: string) => Uint16Array;

const FIRST = 1_024;

export function makeUnitsOf(): UnitsOf {
  let units = new Uint16Array(FIRST);
  return (text) => {
    const { length } = text;
    if (length > units.length) units = new Uint16Array(length * 2);
    for (let at = 0; at < length; at += 1) units[at] = text.charCodeAt(at);
    return units;
  };
}
