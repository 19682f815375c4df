// Cells of tables that people open in spreadsheets: the export neutralizes formulas, the import refuses them.

/** Characters that start a formula, full-width forms included; and the apostrophe, to tell a guard from the text's own. */
const STARTS_FORMULA = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20']/u;
/** A guard: an apostrophe that the export added. */
const GUARDED = /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20']/u;
/**
 * Text that a spreadsheet would compute: anything after "=", and after another sign only a call, a reference or a sum without a space.
 * A number, "-20 °C" or "- soft grip" is text.
 */
const FORMULA = /^(?:[=\uFF1D]|[\t\r]\s*[=+\-@]|[+\-@\uFF0B\uFF0D\uFF20]+[^\s]*[(|!^*/+\-=&])/u;

/** Puts an apostrophe before text that a spreadsheet would compute; `unguarded` removes it. */
export function guarded(text: string): string {
  return STARTS_FORMULA.test(text) ? `'${text}` : text;
}

export function unguarded(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** Whether a spreadsheet would compute the cell. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell);
}

/** Several texts in one cell: "a | b"; a bar within a text becomes \|. */
export function joinList(list: readonly string[], separator = '|'): string {
  return list.map((text) => escaped(text, separator)).join(` ${separator} `);
}

/** The texts of a cell; an empty cell has none. */
export function splitList(cell: string, separator = '|'): string[] {
  return cell === '' ? [] : parts(cell, ` ${separator} `, separator).map((part) => unescaped(part));
}

/** "Label=Value | Label=Value" */
export function joinPairs(pairs: readonly (readonly [string, string])[]): string {
  return pairs.map(([name, value]) => `${escaped(escaped(name, '|'), '=', false)}=${escaped(value, '|')}`).join(' | ');
}

/** Undefined when a part is not a pair. */
export function splitPairs(cell: string): (readonly [string, string])[] | undefined {
  if (cell === '') return [];
  const pairs = parts(cell, ' | ', '|').map((part) => {
    const at = /^(?:[^\\=]|\\.)*?=/su.exec(part);
    return at === null ? undefined : ([unescaped(part.slice(0, at[0].length - 1)), unescaped(part.slice(at[0].length))] as const);
  });
  return pairs.every((pair) => pair !== undefined) ? pairs : undefined;
}

function escaped(text: string, separator: string, backslashes = true): string {
  return (backslashes ? text.replaceAll('\\', '\\\\') : text).replaceAll(separator, `\\${separator}`);
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gsu, '$1');
}

/** Splits at separators that are not escaped. */
function parts(cell: string, separator: string, mark: string): string[] {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < cell.length; at += 1) {
    if (cell[at] === '\\') at += 1;
    else if (cell[at] === mark && cell.startsWith(separator, at - 1) && at - 1 >= from) {
      found.push(cell.slice(from, at - 1));
      from = at + 2;
      at += 1;
    }
  }
  return [...found, cell.slice(from)];
}
