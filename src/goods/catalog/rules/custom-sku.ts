// Goods made with the shopper's own words or picture (CAT-8): what they take, whether what is given fits, and the code that names the result.
import { visibleText } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { CustomColor, CustomRecord, CustomTypeface } from './catalog-record.ts';
import type { ProductFacts } from './product-facts.ts';

/** What an item takes; no colors or typefaces means that there is nothing to choose. */
export interface CustomSpec {
  readonly lines: number;
  /** Most letters of a line. */
  readonly lineLength: number;
  readonly colors: readonly CustomColor[];
  readonly typefaces: readonly CustomTypeface[];
  /** Whether it carries a picture of the shopper's own, with words or without. */
  readonly artwork: boolean;
}

/** What is to be printed. Color and typeface are null where the item leaves no choice, or no words are to be printed. */
export interface Customization {
  readonly lines: readonly string[];
  readonly color: CustomColor | null;
  readonly typeface: CustomTypeface | null;
  /** Id of a picture that was uploaded; not there without one. */
  readonly artwork?: string;
}

/** The same with its code, as a line of a cart keeps it. */
export interface CustomDesign extends Customization {
  readonly customSkuCode: string;
}

/** As somebody asks for it. */
export interface AskedCustomization {
  readonly lines: readonly string[];
  readonly color?: string | null | undefined;
  readonly typeface?: string | null | undefined;
  readonly artwork?: string | null | undefined;
}

export type CustomProblem = 'noText' | 'nothing' | 'tooManyLines' | 'lineTooLong' | 'character' | 'choice' | 'artwork';

/** In the order in which they are offered; what each looks like is `CUSTOM_INKS`. */
export const CUSTOM_COLORS = ['black', 'blue', 'red', 'green', 'purple'] as const satisfies readonly CustomColor[];
export const CUSTOM_TYPEFACES = ['sans', 'serif', 'script'] as const satisfies readonly CustomTypeface[];

/** What a record does not say. */
const USUAL: CustomRecord = { lines: 3, lineLength: 30 };
const MOST_CUSTOM_LINES = 10;
const LONGEST_CUSTOM_LINE = 80;

/** What the item takes; null for everything that is not made to order. */
export function customSpecOf({ kind, custom }: Pick<ProductFacts, 'kind' | 'custom'>): CustomSpec | null {
  if (kind !== 'customSku') return null;
  const { lines, lineLength, colors = [], typefaces = [], artwork = false } = custom ?? USUAL;
  return { lines, lineLength, colors, typefaces, artwork };
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters as a reader counts them: an accent or a flag is part of one. */
const lettersOf = (line: string): number => [...letters.segment(line)].length;

/** How pictures are named that somebody uploaded: nobody guesses one. */
const ARTWORK_ID = /^[\w-]{22}$/;

/**
 * What is printed: words without empty lines and doubled spaces, a picture, or both. What an item offers for words and nobody chose is its
 * first. That the picture is there is its server's to say.
 */
export function customization(spec: CustomSpec, asked: AskedCustomization): Outcome<Customization, CustomProblem> {
  const lines = asked.lines.map((line) => line.normalize('NFC').replace(/\s+/gu, ' ').trim()).filter((line) => visibleText(line) !== '');
  const color = chosen(spec.colors, asked.color);
  const typeface = chosen(spec.typefaces, asked.typeface);
  const artwork = asked.artwork ?? '';
  if (artwork !== '' && !(spec.artwork && ARTWORK_ID.test(artwork))) return failed('artwork');
  if (lines.length === 0 && artwork === '') return failed(spec.artwork ? 'nothing' : 'noText');
  if (lines.length > spec.lines) return failed('tooManyLines');
  if (lines.some((line) => lettersOf(line) > spec.lineLength)) return failed('lineTooLong');
  if (lines.some((line) => /[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]/u.test(line))) return failed('character');
  if (color === undefined || typeface === undefined) return failed('choice');
  const words = lines.length === 0 ? { lines, color: null, typeface: null } : { lines, color, typeface };
  return done(artwork === '' ? words : { ...words, artwork });
}

/** Null where there is nothing to choose, undefined where something else was chosen than is offered. */
function chosen<T extends string>(offered: readonly T[], asked: string | null | undefined): T | null | undefined {
  if (asked === undefined || asked === null || asked === '') return offered[0] ?? null;
  return offered.find((one) => one === asked);
}

/** The same item with the same choices has the same code, whoever asks and whenever. */
export function customSkuCode(itemId: string, { lines, color, typeface, artwork }: Customization): string {
  return `${itemId}-${hash64(JSON.stringify([itemId, lines, color, typeface, ...(artwork === undefined ? [] : [artwork])]))
    .toString(32)
    .toUpperCase()
    .padStart(13, '0')}`;
}

/** FNV-1a of 64 bits, letter by letter. It tells designs of one cart apart; it keeps no secret. */
function hash64(text: string): bigint {
  let hash = 0xcbf29ce484222325n;
  for (const letter of text) hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash;
}

/** How goods are named once they are made: "Custom stamp – Paid / Thank you (blue)". `choices`: color, typeface and picture, by name. */
export const customTitle = (title: string, { lines }: Pick<Customization, 'lines'>, choices: readonly string[]): string =>
  `${title}${lines.length === 0 ? '' : ` – ${lines.join(' / ')}`}${choices.length === 0 ? '' : ` (${choices.join(', ')})`}`;

/** What is wrong with a record's own words about it, as the end of a sentence; undefined where they can be kept. */
export function customRecordProblem({ lines, lineLength, colors = [], typefaces = [] }: CustomRecord): string | undefined {
  const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isCount(lines, MOST_CUSTOM_LINES)) return `it must take 1 to ${MOST_CUSTOM_LINES} lines of text`;
  if (!isCount(lineLength, LONGEST_CUSTOM_LINE)) return `its lines of text must take 1 to ${LONGEST_CUSTOM_LINE} letters`;
  if (!colors.every((color) => CUSTOM_COLORS.includes(color))) return `its text colors must be among ${CUSTOM_COLORS.join(', ')}`;
  return typefaces.every((typeface) => CUSTOM_TYPEFACES.includes(typeface))
    ? undefined
    : `its typefaces must be among ${CUSTOM_TYPEFACES.join(', ')}`;
}
