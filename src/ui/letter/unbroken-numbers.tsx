// Order numbers, phone numbers and ZIP codes stay on one line of a narrow mail; what is copied is what was written.
import { letterLook } from './letter-look.ts';

/** A word in which a hyphen stands beside a digit, and a ZIP code with its state; postal codes of Canada hold together by themselves. */
const TOGETHER = /([A-Z]{2} \d{5}(?:-\d{4})?|\S*\d-\S+)/;

export function UnbrokenNumbers({ children }: { readonly children: string }) {
  return children.split(TOGETHER).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={letterLook.together}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
