// Printer models as cartridges name them ("LaserPro 4120dw"), and which of them a product's title names (CAT-6).

/** A model or title as compared: words of letters and digits in lower case, one space between. */
export function modelKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** What goes into a printer, in English, French and Spanish; ink for pens, tape and the ribbon of a parcel are told apart by what stands beside. */
const SUPPLIES = [
  'toner|(?<!gel )ink|drum|fuser|ribbon|print ?head|imaging unit',
  "cartouche|encre(?! gel)|tambour|ruban(?!s? (?:adhésif|correcteur|à mesurer))|unités? (?:de fusion|d[’']imagerie)|têtes? d[’']impression",
  'cartucho|tinta(?! gel)|tóner|tambor|fusor|cinta(?!s? (?:adhesiva|correctora|métrica))|cabezal|unidad(?:es)? de imagen',
];

/** Finds any of the words, in the plural too, and not inside others: letters with accents are no ends of words. */
const wordOf = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})e?s?(?!\\p{L})`, 'iu');

const SUPPLY = wordOf(SUPPLIES);

/** Whether goods that fit something go into a printer: their name or that of a category says so. Bags and batteries fit something, too. */
export function isPrinterSupply(names: readonly string[]): boolean {
  return names.some((name) => SUPPLY.test(name));
}

const PRINTERS = [
  'printer|copier|multifunction|fax|plotter',
  'imprimante|photocopieur|multifonction|télécopieur|traceur',
  'impresora|copiadora|multifunción|plóter',
];
const PRINTER = wordOf(PRINTERS);

/** Whether goods are printers: their name or that of a category says so. */
export function isPrinter(names: readonly string[]): boolean {
  return names.some((name) => PRINTER.test(name));
}

const MOST_WORDS = 5;

/** The known models (as keys) that a title names. Only runs of words with a digit are looked up: every model has one. */
export function modelsNamed(title: string, known: { has(key: string): boolean }): readonly string[] {
  const words = modelKey(title).split(' ');
  const found = new Set<string>();
  for (let end = 0; end < words.length; end += 1) {
    for (let start = end; start > end - MOST_WORDS && start >= 0; start -= 1) {
      const run = words.slice(start, end + 1).join(' ');
      if (/\d/.test(run) && known.has(run)) found.add(run);
    }
  }
  return [...found];
}
