// Reads a figure of a table into words for both languages.
import { feet, fluidOunces, inches, mm, ounces, type Pair, percent, pounds, size, type Words, years } from './measures.ts';
import { pair } from './table.ts';

const READERS: readonly (readonly [RegExp, (figures: readonly number[]) => Pair])[] = [
  [/ in cm$/, (figures) => size(...figures)],
  [/ in$/, (figures) => inches(...figures)],
  [/ mm$/, ([value = 0]) => mm(value)],
  [/ lb$/, ([value = 0]) => pounds(value)],
  [/ fl oz$/, ([value = 0]) => fluidOunces(value)],
  [/ oz$/, ([value = 0]) => ounces(value)],
  [/ ft$/, ([value = 0]) => feet(value)],
  [/%$/, ([value = 0]) => percent(value)],
  [/ years?$/, ([value = 0]) => years(value)],
];

/**
 * `4 x 6 in`, `14 x 6 x 3 in cm`, `0.7 mm`, `5 lb`, `12 oz`, `32 fl oz`, `6 ft`, `2 years` and `30%` are written out in both
 * languages; `Steel / Acier` is taken as it stands, and so is a word that is the same in both.
 */
export function readMeasure(cell: string): Words {
  const reader = /^[\d. x]+( [a-z ]+|%)$/.test(cell) ? READERS.find(([unit]) => unit.test(cell)) : undefined;
  if (!reader) return pair(cell);
  const figures = (cell.match(/[\d.]+/g) ?? []).map(Number);
  return reader[1](figures);
}
