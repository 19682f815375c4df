// Numbers and words as short SVG text: every byte counts when a page shows forty drawings.

/** `0.5` → `.5`: SVG reads both. */
function withoutLeadingZero(text: string): string {
  if (text.startsWith('0.')) return text.slice(1);
  return text.startsWith('-0.') ? '-' + text.slice(2) : text;
}

/** One decimal: finer steps cannot be seen on an 800-unit page. */
export function tenths(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return withoutLeadingZero(rounded === 0 ? '0' : String(rounded));
}

/** Two decimals, for shares between 0 and 1. */
export function hundredths(value: number): string {
  return withoutLeadingZero(String(Math.round(value * 100) / 100));
}

/** Three decimals, for scale factors and matrices. */
export function thousandths(value: number): string {
  return withoutLeadingZero(String(Math.round(value * 1000) / 1000));
}

/** A point as `x y`. */
export function pair(point: readonly number[]): string {
  return point.map(tenths).join(' ');
}

/** Words made safe to stand between tags or inside a quoted attribute. */
export function escapeXml(words: string): string {
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

/** Short, stable fingerprint (FNV-1a) that keeps the ids of two drawings on one page apart. */
export const fingerprint = (text: string): string => hashOf(text).toString(36);

/** The same choice for the same text, every time: a whole number below `choices`. */
export const choiceFor = (text: string, choices: number): number => hashOf(text) % choices;

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619);
  return hash >>> 0;
}
