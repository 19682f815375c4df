// Sizes, weights and counts as an American and a Québec buyer read them, from one set of figures.

/** The same words in English and in French. */
export type Pair = readonly [en: string, fr: string];

/** Words that are the same in both languages may stand alone. */
export type Words = string | Pair;

const round = (value: number, places: number): number => Math.round(value * 10 ** places) / 10 ** places;

/** A figure with its thousands set apart: `5,000.5` and `5 000,5`. */
export function figure(value: number): Pair {
  const [whole = '', decimals] = String(value).split('.');
  const group = (gap: string): string => whole.replace(/\B(?=(\d{3})+$)/g, gap);
  return [group(',') + (decimals ? `.${decimals}` : ''), group(' ') + (decimals ? `,${decimals}` : '')];
}

/** A count with the plural words for what is counted: `count(500, 'sheets', 'feuilles')`. */
export function count(value: number, en: string, fr: string): Pair {
  const [a, b] = figure(value);
  return [`${a} ${en}`, `${b} ${fr}`];
}

/** Width by height in inches: `8.5 x 11 in.`, `8,5 x 11 po`. */
export function inches(...sides: readonly number[]): Pair {
  return [`${sides.join(' x ')} in.`, `${sides.map((side) => figure(side)[1]).join(' x ')} po`];
}

/** Outer size, given in inches, with centimetres beside it. */
export function size(...sides: readonly number[]): Pair {
  const cm = sides.map((side) => round(side * 2.54, side < 8 ? 1 : 0));
  const [en, fr] = inches(...sides);
  return [`${en} (${cm.join(' x ')} cm)`, `${fr} (${cm.map((side) => figure(side)[1]).join(' x ')} cm)`];
}

/** Weight, given in pounds, with kilograms beside it: to the tenth as far as that is felt. */
export function pounds(value: number): Pair {
  const exact = value * 0.45359;
  const kg = figure(round(exact, exact < 40 ? 1 : 0));
  return [`${figure(value)[0]} lb. (${kg[0]} kg)`, `${kg[1]} kg (${figure(value)[1]} lb)`];
}

/** Paper weight: basis pounds and grams per square metre. */
export function basis(lb: number, gsm: number): Pair {
  return [`${lb} lb. (${gsm} gsm)`, `${lb} lb (${gsm} g/m²)`];
}

/** Millimetres, such as a point size. */
export function mm(value: number): Pair {
  return [`${value} mm`, `${figure(value)[1]} mm`];
}

/** Volume, given in US fluid ounces, with millilitres or litres beside it. */
export function fluidOunces(value: number): Pair {
  const ml = value * 29.574;
  const metric =
    round(ml, 0) < 1000
      ? ([`${round(ml, 0)} mL`, `${round(ml, 0)} ml`] as const)
      : ([`${round(ml / 1000, 2)} L`, `${figure(round(ml / 1000, 2))[1]} L`] as const);
  return [`${value} fl. oz. (${metric[0]})`, `${metric[1]} (${figure(value)[1]} oz liq.)`];
}

/** Weight, given in ounces, with grams beside it. */
export function ounces(value: number): Pair {
  const grams = round(value * 28.35, value * 28.35 < 10 ? 1 : 0);
  return [`${value} oz. (${grams} g)`, `${figure(grams)[1]} g (${figure(value)[1]} oz)`];
}

/** Length, given in feet, with metres beside it. */
export function feet(value: number): Pair {
  const metres = round(value * 0.3048, 1);
  return [`${value} ft. (${metres} m)`, `${figure(metres)[1]} m (${figure(value)[1]} pi)`];
}

/** A share in percent. */
export function percent(value: number): Pair {
  return [`${value}%`, `${figure(value)[1]} %`];
}

/** Years or months: `years(3)`. */
export function years(value: number): Pair {
  return [value === 1 ? '1 year' : `${value} years`, value === 1 ? '1 an' : `${value} ans`];
}

/** Two or more pairs of sentences or phrases, one after the other. */
export function joined(...parts: readonly Pair[]): Pair {
  return [parts.map(([en]) => en).join(' '), parts.map(([, fr]) => fr).join(' ')];
}

/** `48 in.` as `48″`: feet and inches by their signs, as goods print them. */
export function signed(text: string): string {
  return text
    .replace(/ ?in\.?(?=$| |,)/g, '″')
    .replace(/ ?ft\.?(?=$| |,)/g, '′')
    .replace(/(^| )x /g, '$1× ');
}
