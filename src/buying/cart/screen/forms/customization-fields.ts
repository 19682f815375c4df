import { CART_FIELDS } from './cart-form-fields.ts';
import type { OwnWords } from '../commands/addition.ts';

/** The words and the picture for goods made to order that a form has fields for; nothing of a form without them. */
export function customizationFields(fields: FormData): { readonly customization?: OwnWords } {
  if (!fields.has(CART_FIELDS.customLine)) return {};
  const lines = fields.getAll(CART_FIELDS.customLine).map(String);
  const artwork = chosen(fields, 'customArtwork');
  const look = { color: chosen(fields, 'customColor'), typeface: chosen(fields, 'customTypeface') };
  return { customization: { lines, ...look, ...(artwork !== null && { artwork }) } };
}

function chosen(fields: FormData, field: 'customColor' | 'customTypeface' | 'customArtwork'): string | null {
  const value = fields.get(CART_FIELDS[field]);
  return typeof value === 'string' && value !== '' ? value : null;
}
