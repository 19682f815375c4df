// The form fields of a customization (CAT-8); they work before hydration and without JavaScript.
import type { Customization } from '#goods/customization/contract';

/** Field names; one field for each line of text. */
export const CUSTOMIZATION_FIELDS = {
  line: 'customLine',
  color: 'customColor',
  typeface: 'customTypeface',
  artwork: 'customArtwork',
} as const;

/** The customization of an item to add; empty for a form without such fields. */
export interface Customized {
  readonly customization?: Customization;
}

/** Reads the form, cut to the limits of the call: the rules refuse longer text anyway. */
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
