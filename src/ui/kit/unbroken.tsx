// Prevents line breaks in hyphenated numbers: `TN-480`, `1-800-555-0178`, `8-1/2`. Copying and searching still give the original text.
import type { ReactNode } from 'react';

/** A word with a hyphen and a digit. */
const NUMBER = /(\S*\d-\S+|\S+-\d\S*)/;

/** Longer ones may break, because a narrow screen's line might not hold them. */
const LONGEST = 20;

/** Wraps the numbers in a text; anything else stays unchanged. */
export function unbroken(words: ReactNode): ReactNode {
  if (typeof words !== 'string' || !words.includes('-')) return words;
  const parts = words.split(NUMBER);
  if (parts.length === 1) return words;
  return parts.map((part, at) =>
    at % 2 === 1 && part.length <= LONGEST ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
