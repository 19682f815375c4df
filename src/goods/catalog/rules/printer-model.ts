// Printer models as cartridges name them ("LaserPro 4120dw"), and the models in a product's title (CAT-6).

/** A model or title in comparable form: words of letters and digits in lower case, separated by one space. */
export function modelKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Printer supplies in English, French and Spanish. Ink for pens, adhesive tape and ribbon for parcels are excluded by their neighbouring words. */
const SUPPLIES = [
  'toner|(?<!gel )ink|drum|fuser|ribbon|print ?head|imaging unit',
  "cartouche|encre(?! gel)|tambour|ruban(?!s? (?:adhésif|correcteur|à mesurer))|unités? (?:de fusion|d[’']imagerie)|têtes? d[’']impression",
  'cartucho|tinta(?! gel)|tóner|tambor|fusor|cinta(?!s? (?:adhesiva|correctora|métrica))|cabezal|unidad(?:es)? de imagen',
];

/** Matches any of the words, also in the plural, but not inside other words; accented letters count as letters. */
const wordOf = (words: readonly string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${words.join('|')})e?s?(?!\\p{L})`, 'iu');

const SUPPLY = wordOf(SUPPLIES);

/** Whether goods that fit something are printer supplies, by their name or a category's; bags and batteries fit something too. */
export function isPrinterSupply(names: readonly string[]): boolean {
  return names.some((name) => SUPPLY.test(name));
}

const PRINTERS = [
  'printer|copier|multifunction|fax|plotter',
  'imprimante|photocopieur|multifonction|télécopieur|traceur',
  'impresora|copiadora|multifunción|plóter',
];
const PRINTER = wordOf(PRINTERS);

/** Whether goods are printers, by their name or a category's. */
export function isPrinter(names: readonly string[]): boolean {
  return names.some((name) => PRINTER.test(name));
}

const MOST_WORDS = 5;

/** The known models (as keys) in a title. Looks up only runs of words with a digit, because every model has one. */
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
