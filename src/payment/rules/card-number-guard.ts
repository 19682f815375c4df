// The shop's own API never takes a card number: anything that looks like one is found wherever it hides (T10, trust 24).
import { passesLuhn } from './digits.ts';

/** 13 to 19 digits in a row, with the separators people put between them. */
const CANDIDATE = /(?<![0-9])[0-9](?:[ .\-\u00A0\u202F]?[0-9]){12,18}(?![0-9])/g;
const MAX_DEPTH = 12;

/** Whether a value, or anything inside it, holds what could be a card number. */
export function holdsCardNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return [...value.matchAll(CANDIDATE)].some(([found]) => passesLuhn(found.replace(/\D/g, '')));
  if (typeof value === 'number') return holdsCardNumber(String(value));
  if (typeof value !== 'object' || value === null) return false;
  // Deeper than any honest request: refused unread.
  if (depth >= MAX_DEPTH) return true;
  return Object.entries(value).some(([key, held]) => holdsCardNumber(key, depth + 1) || holdsCardNumber(held, depth + 1));
}
