// What an item that is made to order can be made with: as its record says it, and as the shop offers it (CAT-8).

export type CustomColor = 'black' | 'blue' | 'red' | 'green' | 'purple';
export type CustomTypeface = 'sans' | 'serif' | 'script';

/** The part of a product's record that says what an item of kind customSku can be made with. */
export interface CustomRecord {
  readonly lines: number;
  /** Most letters of a line. */
  readonly lineLength: number;
  /** Colors of the text to choose from, the usual one first. */
  readonly colors?: readonly CustomColor[];
  readonly typefaces?: readonly CustomTypeface[];
  /** The item can carry the shopper's own picture, with text or without. */
  readonly artwork?: boolean;
}

/** What an item can be made with; no colors or typefaces means that there is nothing to choose. */
export interface CustomSpec {
  readonly lines: number;
  /** Most letters of a line. */
  readonly lineLength: number;
  readonly colors: readonly CustomColor[];
  readonly typefaces: readonly CustomTypeface[];
  /** Whether the item carries the shopper's own picture, with text or without. */
  readonly artwork: boolean;
}

/** In the order in which they are offered. */
export const CUSTOM_COLORS = ['black', 'blue', 'red', 'green', 'purple'] as const satisfies readonly CustomColor[];
export const CUSTOM_TYPEFACES = ['sans', 'serif', 'script'] as const satisfies readonly CustomTypeface[];

/** For items whose record says nothing. */
const DEFAULT: CustomRecord = { lines: 3, lineLength: 30 };
const MOST_CUSTOM_LINES = 10;
const LONGEST_CUSTOM_LINE = 80;

/** The part of a product that says whether and how it is customized. */
export interface CustomizableProduct {
  readonly kind: string;
  readonly custom: CustomRecord | null;
}

/** What the item can be made with; null for everything that is not made to order. */
export function customSpecOf({ kind, custom }: CustomizableProduct): CustomSpec | null {
  if (kind !== 'customSku') return null;
  const { lines, lineLength, colors = [], typefaces = [], artwork = false } = custom ?? DEFAULT;
  return { lines, lineLength, colors, typefaces, artwork };
}

/** Whether a value read from a file has the fields of a record, with the right types; `customRecordProblem` judges what they say. */
export function isCustomRecord(value: unknown): value is CustomRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { lines, lineLength, colors = [], typefaces = [], artwork = false, ...others } = value as Readonly<Record<string, unknown>>; // an object has fields of some kind
  const isCounted = typeof lines === 'number' && typeof lineLength === 'number';
  return isCounted && Array.isArray(colors) && Array.isArray(typefaces) && typeof artwork === 'boolean' && Object.keys(others).length === 0;
}

/** What is wrong with a record, as the end of a sentence; undefined when the shop can take it. */
export function customRecordProblem({ lines, lineLength, colors = [], typefaces = [] }: CustomRecord): string | undefined {
  const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isCount(lines, MOST_CUSTOM_LINES)) return `it must take 1 to ${MOST_CUSTOM_LINES} lines of text`;
  if (!isCount(lineLength, LONGEST_CUSTOM_LINE)) return `its lines of text must take 1 to ${LONGEST_CUSTOM_LINE} letters`;
  if (!colors.every((color) => CUSTOM_COLORS.includes(color))) return `its text colors must be among ${CUSTOM_COLORS.join(', ')}`;
  return typefaces.every((typeface) => CUSTOM_TYPEFACES.includes(typeface))
    ? undefined
    : `its typefaces must be among ${CUSTOM_TYPEFACES.join(', ')}`;
}
