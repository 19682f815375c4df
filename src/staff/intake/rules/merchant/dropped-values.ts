// Values of a feed's product that cannot be taken over: the product is imported without them, and the person who runs the import is told.
import { gramsOf, unitOf } from './measures.ts';

/** The digits of a GTIN, with or without spaces and dashes; undefined for anything else, such as what a spreadsheet made of one. */
export function gtinOf(text: string): string | undefined {
  const digits = text.replaceAll(/[\s-]/g, '');
  return /^\d{8,14}$/.test(digits) ? digits : undefined;
}

/** One sentence per dropped value. */
export function notesOf(first: (name: string) => string): readonly string[] {
  const dropped = (name: string, isKept: boolean, wanted: string): string[] =>
    first(name) === '' || isKept ? [] : [`${name} “${first(name).slice(0, 60)}” is left out: it is not ${wanted}`];
  return [
    ...dropped('gtin', gtinOf(first('gtin')) !== undefined, '8 to 14 digits'),
    ...dropped('shipping_weight', gramsOf(first('shipping_weight')) !== undefined, 'a weight such as 1.2 kg'),
    ...dropped('unit_pricing_measure', unitOf(first('unit_pricing_measure')) !== undefined, 'a measure such as 500 ct'),
  ];
}
