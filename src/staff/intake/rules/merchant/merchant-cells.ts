// A Merchant text feed: one product per row, with comma-separated lists inside a cell.
import { ownValue } from '#base/lookup/rules';
import { guarded, isFormula, unguarded } from '../cell-text.ts';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { brokenCell } from '../storable-row.ts';
import { MERCHANT_LISTS, MERCHANT_REQUIRED, readText, type MerchantDetail, type MerchantItem } from './merchant-item.ts';

/** Normalizes column names: "image link", "g:image_link" and "Image_Link" are the same. */
export function attributeNamed(column: string): string {
  return column
    .trim()
    .toLowerCase()
    .replace(/^g:/, '')
    .replace(/[\s-]+/g, '_');
}

export function feedHeaderProblems(header: readonly string[]): string[] {
  return MERCHANT_REQUIRED.filter((name) => !header.includes(name)).map((name) => `the column ${name} is missing`);
}

export function itemOfCells(header: readonly string[], cells: readonly string[]): Outcome<MerchantItem, string> {
  if (cells.length > header.length) return failed(`it has ${cells.length} cells where the header has ${header.length}`);
  const broken = brokenCell(header, cells);
  if (broken !== undefined) return failed(broken);
  const formula = cells.findIndex(isFormula);
  if (formula >= 0)
    return failed(
      `${header[formula]} begins like a formula: “${cells[formula]?.slice(0, 40)}”. Write an apostrophe before it where it is text`,
    );
  const values = new Map<string, readonly string[]>();
  for (const [at, name] of header.entries()) {
    const cell = unguarded(cells[at] ?? '');
    if (cell.trim() !== '') values.set(name, MERCHANT_LISTS.has(name) ? splitCommas(cell) : [cell]);
  }
  const details = values.get('product_detail') ?? [];
  values.delete('product_detail');
  return done({ values: Object.fromEntries(values), details: details.flatMap(detailOf) });
}

export function cellsOf(header: readonly string[], { values, details }: MerchantItem): readonly string[] {
  return header.map((name) => {
    const list = name === 'product_detail' ? details.map(detailText) : (ownValue(values, name) ?? []);
    return guarded(MERCHANT_LISTS.has(name) ? list.map((text) => escaped(text, ',').replaceAll('"', '\\"')).join(',') : (list[0] ?? ''));
  });
}

/** "General:Color:Black" */
function detailText({ section, name, value }: MerchantDetail): string {
  return [section, name, value].map((text) => escaped(text, ':')).join(':');
}

function detailOf(text: string): MerchantDetail[] {
  const parts = cut(text, ':').map((part) => readText(unescaped(part)));
  const [section = '', name = '', ...rest] = parts.length > 2 ? parts : ['', ...parts];
  return name === '' || rest.length === 0 ? [] : [{ section, name, value: rest.join(':') }];
}

/** Splits at commas; a value may contain commas in quotes or behind backslashes. */
function splitCommas(cell: string): string[] {
  const quoted = cell.replace(/"((?:[^"]|"")*)"(?=\s*(?:,|$))/g, (_whole, text: string) => escaped(text.replaceAll('""', '"'), ','));
  // A cell that does not begin with a quote has no quoted values.
  const wholly = /^\s*"/.test(cell) ? quoted : cell;
  return cut(wholly, ',')
    .map((part) => unescapedOnly(part).trim())
    .filter((part) => part !== '');
}

function escaped(text: string, separator: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(separator, `\\${separator}`);
}

function unescaped(text: string): string {
  return text.replace(/\\(.)/gsu, '$1');
}

/** Removes the backslashes before commas, quotes and backslashes, but keeps those of an inner format. */
function unescapedOnly(text: string): string {
  return text.replace(/\\([,"\\])/gu, '$1');
}

function cut(text: string, separator: string): string[] {
  const parts: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === separator) parts.push('');
    else {
      const piece = text[at] === '\\' ? text.slice(at, at + 2) : (text[at] ?? '');
      parts[parts.length - 1] += piece;
      at += piece.length - 1;
    }
  }
  return parts;
}
