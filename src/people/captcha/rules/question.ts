// A question that any person can answer by eye or by ear: five words, and the position of one of them.

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
  /** Five distinct words. */
  readonly words: readonly WordKey[];
  /** 1 to 5. */
  readonly place: number;
}

const [WORDS, LEAST_PLACE] = [5, 2];

/** `random(n)` returns an unpredictable number from 0 to n − 1. The first word is never asked for, because a guess would pick it. */
export function drawQuestion(random: (below: number) => number): Question {
  const left = [...WORD_KEYS];
  const words = Array.from({ length: WORDS }, () => left.splice(random(left.length), 1)).flat();
  return { words, place: LEAST_PLACE + random(WORDS - LEAST_PLACE + 1) };
}

/** Whether an answer is one of `right`: the word in each language that the shopper may have seen. */
export function isRightWord(answer: string, right: readonly string[]): boolean {
  const given = plain(answer);
  return given !== '' && right.some((word) => plain(word) === given);
}

/** Without case, accents, a leading number, an article, or a final period. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/^\W*\d*[.):]?\s*/, '')
    .replace(/^(?:the|a|an|le|la|les|un|une|des|el|los|las|una|unas)\s+|^l['’]\s*/, '')
    .replaceAll(/[^a-z]/g, '');
}
