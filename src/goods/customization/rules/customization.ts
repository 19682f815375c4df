// What a shopper asks to have made, and whether the item can be made so (CAT-8).
import { visibleText } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { CustomColor, CustomSpec, CustomTypeface } from './custom-record.ts';

/** What is to be printed. Color and typeface are null where the item leaves no choice, or no text is to be printed. */
export interface Customization {
  readonly lines: readonly string[];
  readonly color: CustomColor | null;
  readonly typeface: CustomTypeface | null;
  /** Id of an uploaded picture; absent without one. */
  readonly artwork?: string;
}

/** As somebody asks for it. */
export interface CustomizationRequest {
  readonly lines: readonly string[];
  readonly color?: string | null | undefined;
  readonly typeface?: string | null | undefined;
  readonly artwork?: string | null | undefined;
}

export type CustomProblem = 'noText' | 'nothing' | 'tooManyLines' | 'lineTooLong' | 'character' | 'choice' | 'artwork';

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters as a reader counts them: an accent or a flag is part of one. */
const lettersOf = (line: string): number => [...letters.segment(line)].length;

/** The form of the ids of uploaded pictures: nobody guesses one. */
const ARTWORK_ID = /^[\w-]{22}$/;

/**
 * What is printed: text without empty lines and doubled spaces, a picture, or both. Where the shopper chose no color or typeface, the first
 * that the item offers is taken. The server says whether the picture exists.
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

/** Null where there is nothing to choose, undefined where something else was chosen than is offered. */
function chosen<T extends string>(offered: readonly T[], asked: string | null | undefined): T | null | undefined {
  if (asked === undefined || asked === null || asked === '') return offered[0] ?? null;
  return offered.find((one) => one === asked);
}

/** The title of customized goods: "Custom stamp – Paid / Thank you (blue)". `choices`: color, typeface and picture, by name. */
export const customTitle = (title: string, { lines }: Pick<Customization, 'lines'>, choices: readonly string[]): string =>
  `${title}${lines.length === 0 ? '' : ` – ${lines.join(' / ')}`}${choices.length === 0 ? '' : ` (${choices.join(', ')})`}`;
