// The fields by which a form sends a customization (CAT-8); they work before and without JavaScript.
import type { Customization } from '#goods/customization/contract';

/** Their names; a field for each line of text. */
export const CUSTOMIZATION_FIELDS = {
  line: 'customLine',
  color: 'customColor',
  typeface: 'customTypeface',
  artwork: 'customArtwork',
} as const;

/** The part of an item to add that says how it is customized; empty for a form without such fields. */
export interface Customized {
  readonly customization?: Customization;
}

/** What the form says, cut to what the shop's call takes: the rules refuse a text that long all the same. */
export function customizationIn(form: FormData): Customized {
  if (!form.has(CUSTOMIZATION_FIELDS.line)) return {};
  const lines = form.getAll(CUSTOMIZATION_FIELDS.line).slice(0, 20);
  const artwork = textIn(form, 'artwork', 40);
  return {
    customization: {
      lines: lines.map((line) => (typeof line === 'string' ? line.slice(0, 200) : '')),
      color: textIn(form, 'color', 20),
      typeface: textIn(form, 'typeface', 20),
      ...(artwork !== null && { artwork }),
    },
  };
}

function textIn(form: FormData, field: 'color' | 'typeface' | 'artwork', most: number): string | null {
  const value = form.get(CUSTOMIZATION_FIELDS[field]);
  return typeof value === 'string' && value !== '' ? value.slice(0, most) : null;
}
