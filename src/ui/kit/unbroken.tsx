// Numbers with a hyphen stay on one line: `TN-480`, `1-800-555-0178`, `8-1/2`. What is copied or searched is what was written.
import type { ReactNode } from 'react';

/** A word in which a hyphen stands beside a digit. */
const NUMBER = /(\S*\d-\S+|\S+-\d\S*)/;

/** Longer ones may break: no line of a narrow screen is sure to hold them. */
const LONGEST = 20;

/** The words with their numbers held together; what is not text, as it is. */
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
