// A question that any person can answer in their language, by eye or by ear: five words, and which of them has a place.

export const WORD_KEYS = [
  'pencil',
  'stapler',
  'lamp',
  'envelope',
  'ruler',
  'scissors',
  'notebook',
  'chair',
  'printer',
  'calendar',
  'folder',
  'eraser',
  'table',
  'keyboard',
  'marker',
  'clock',
  'stamp',
  'paper',
  'basket',
  'window',
] as const;
export type WordKey = (typeof WORD_KEYS)[number];

export interface Question {
  /** Five different ones. */
  readonly words: readonly WordKey[];
  /** 1 to 5. */
  readonly place: number;
}

const [WORDS, LEAST_PLACE] = [5, 2];

/** `random(n)` gives one of 0 … n − 1, which nobody can foresee. The first word is never asked for: it is what a guess would take. */
export function drawQuestion(random: (below: number) => number): Question {
  const left = [...WORD_KEYS];
  const words = Array.from({ length: WORDS }, () => left.splice(random(left.length), 1)).flat();
  return { words, place: LEAST_PLACE + random(WORDS - LEAST_PLACE + 1) };
}

/** Whether an answer names one of `right`: the word as it is in each language the shopper may have been shown. */
export function isRightWord(answer: string, right: readonly string[]): boolean {
  const given = plain(answer);
  return given !== '' && right.some((word) => plain(word) === given);
}

/** Without capitals, accents, the number in front, an article, or a full stop at the end. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\W*\d*[.):]?\s*/, '')
    .replace(/^(?:the|a|an|le|la|les|un|une|des|el|los|las|una|unas)\s+|^l['’]\s*/, '')
    .replaceAll(/[^a-z]/g, '');
}
