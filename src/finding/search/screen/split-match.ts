// Splits a text into what the shopper typed and the rest, so that one of them can be bold.

export interface Part {
  readonly text: string;
  readonly typed: boolean;
}

/** Finds each typed word at the beginning of a word, regardless of case and accents. */
export function splitMatch(text: string, typed: string): readonly Part[] {
  const folded = fold(text);
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const hit = Array.from({ length: text.length }, () => false);
  for (const word of wanted) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (at > 0 && /[a-z0-9]/.test(folded.charAt(at - 1))) continue;
      hit.fill(true, at, at + word.length);
    }
  }
  const parts: { text: string; typed: boolean }[] = [];
  for (const [at, character] of [...text].entries()) {
    const isTyped = hit[at] ?? false;
    const last = parts.at(-1);
    // A space between two matches belongs to them.
    const joined = character === ' ' && last?.typed === true && hit[at + 1] === true;
    if (last !== undefined && last.typed === (isTyped || joined)) last.text += character;
    else parts.push({ text: character, typed: isTyped || joined });
  }
  return parts;
}

/** Lower case without accents, of the same length. */
function fold(text: string): string {
  return [...text].map((character) => character.normalize('NFD').charAt(0).toLowerCase().charAt(0) || character).join('');
}
