// Prevents line breaks in order numbers, phone numbers and ZIP codes of narrow mails; copying gives the original text.
import { letterLook } from './letter-look.ts';

/** A word with a hyphen and a digit, or a ZIP code with its state; Canadian postal codes have a no-break space. */
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
