// What a made-to-order item can be made with: in its record, and as offered (CAT-8).

export type CustomColor = 'black' | 'blue' | 'red' | 'green' | 'purple';
export type CustomTypeface = 'sans' | 'serif' | 'script';

/** What carries the print, as the proof draws it. */
export type CustomSurface = 'card' | 'mug' | 'round' | 'bag' | 'pen' | 'plate' | 'poster';

/** The part of a product's record that describes the customization of a customSku. */
export interface CustomRecord {
  readonly lines: number;
  /** Most characters of a line. */
  readonly lineLength: number;
  /** Text colors to choose from, the default first. */
  readonly colors?: readonly CustomColor[];
  readonly typefaces?: readonly CustomTypeface[];
  /** The item can carry the shopper's own picture, with or without text. */
  readonly artwork?: boolean;
  /** Absent: a card. */
  readonly surface?: CustomSurface;
}

/** What an item can be made with; an empty list of colors or typefaces means no choice. */
export interface CustomSpec {
  readonly lines: number;
  /** Most characters of a line. */
  readonly lineLength: number;
  readonly colors: readonly CustomColor[];
  readonly typefaces: readonly CustomTypeface[];
  /** Whether the item can carry the shopper's own picture, with or without text. */
  readonly artwork: boolean;
  readonly surface: CustomSurface;
}

/** In the order of the form. */
export const CUSTOM_COLORS = ['black', 'blue', 'red', 'green', 'purple'] as const satisfies readonly CustomColor[];
export const CUSTOM_TYPEFACES = ['sans', 'serif', 'script'] as const satisfies readonly CustomTypeface[];
export const CUSTOM_SURFACES = ['card', 'mug', 'round', 'bag', 'pen', 'plate', 'poster'] as const satisfies readonly CustomSurface[];

/** For items without a record. */
const DEFAULT: CustomRecord = { lines: 3, lineLength: 30 };
const MOST_CUSTOM_LINES = 10;
const LONGEST_CUSTOM_LINE = 80;

/** The fields of a product that decide how it is customized. */
export interface CustomizableProduct {
  readonly kind: string;
  readonly custom: CustomRecord | null;
}

/** What the item can be made with; null for everything that is not made to order. */
export function customSpecOf({ kind, custom }: CustomizableProduct): CustomSpec | null {
  if (kind !== 'customSku') return null;
  const { lines, lineLength, colors = [], typefaces = [], artwork = false, surface = 'card' } = custom ?? DEFAULT;
  return { lines, lineLength, colors, typefaces, artwork, surface };
}

/** Whether a value from a file has the fields of a record with the right types; `customRecordProblem` checks the values. */
export function isCustomRecord(value: unknown): value is CustomRecord {
  if (typeof value !== 'object' || value === null) return false;
  const {
    lines,
    lineLength,
    colors = [],
    typefaces = [],
    artwork = false,
    surface = 'card',
    ...others
  } = value as Readonly<Record<string, unknown>>; // an object has fields of some kind
  const isCounted = typeof lines === 'number' && typeof lineLength === 'number';
  const isChosen = Array.isArray(colors) && Array.isArray(typefaces) && typeof artwork === 'boolean' && typeof surface === 'string';
  return isCounted && isChosen && Object.keys(others).length === 0;
}

/** The problem of a record, as the end of a sentence; undefined without one. */
export function customRecordProblem({
  lines,
  lineLength,
  colors = [],
  typefaces = [],
  surface = 'card',
}: CustomRecord): string | undefined {
  const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;
  if (!isCount(lines, MOST_CUSTOM_LINES)) return `it must take 1 to ${MOST_CUSTOM_LINES} lines of text`;
  if (!isCount(lineLength, LONGEST_CUSTOM_LINE)) return `its lines of text must take 1 to ${LONGEST_CUSTOM_LINE} letters`;
  if (!colors.every((color) => CUSTOM_COLORS.includes(color))) return `its text colors must be among ${CUSTOM_COLORS.join(', ')}`;
  if (!typefaces.every((typeface) => CUSTOM_TYPEFACES.includes(typeface)))
    return `its typefaces must be among ${CUSTOM_TYPEFACES.join(', ')}`;
  return CUSTOM_SURFACES.includes(surface) ? undefined : `its surface must be among ${CUSTOM_SURFACES.join(', ')}`;
}
