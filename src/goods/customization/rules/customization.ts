// A shopper's customization request, and whether the item can be made that way (CAT-8).
import { visibleText } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { CustomColor, CustomSpec, CustomTypeface } from './custom-record.ts';

/** What to print. Color and typeface are null when the item offers none, or no text is printed. */
export interface Customization {
  readonly lines: readonly string[];
  readonly color: CustomColor | null;
  readonly typeface: CustomTypeface | null;
  /** Id of an uploaded picture, if any. */
  readonly artwork?: string;
}

/** A request as it comes. */
export interface CustomizationRequest {
  readonly lines: readonly string[];
  readonly color?: string | null | undefined;
  readonly typeface?: string | null | undefined;
  readonly artwork?: string | null | undefined;
}

export type CustomProblem = 'noText' | 'nothing' | 'tooManyLines' | 'lineTooLong' | 'character' | 'choice' | 'artwork';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as readers see them: an accent or a flag is part of one. */
const lettersOf = (line: string): number => [...letters.segment(line)].length;

/** The format of picture ids, which are random. */
const ARTWORK_ID = /^[\w-]{22}$/;

/**
 * What to print: text without empty lines and doubled spaces, a picture, or both. Without a choice, the first color and typeface of the item. The
 * server checks that the picture exists.
 */
export function customization(spec: CustomSpec, asked: CustomizationRequest): Outcome<Customization, CustomProblem> {
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
  const text = lines.length === 0 ? { lines, color: null, typeface: null } : { lines, color, typeface };
  return done(artwork === '' ? text : { ...text, artwork });
}

/** Null without options, undefined for an invalid choice. */
function chosen<T extends string>(offered: readonly T[], asked: string | null | undefined): T | null | undefined {
  if (asked === undefined || asked === null || asked === '') return offered[0] ?? null;
  return offered.find((one) => one === asked);
}

/** The title of customized goods: "Custom stamp – Paid / Thank you (blue)". `choices`: color, typeface and picture, by name. */
export const customTitle = (title: string, { lines }: Pick<Customization, 'lines'>, choices: readonly string[]): string =>
  `${title}${lines.length === 0 ? '' : ` – ${lines.join(' / ')}`}${choices.length === 0 ? '' : ` (${choices.join(', ')})`}`;
