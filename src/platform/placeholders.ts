// Long texts that a page passes to its scripts. The renderer sees a placeholder instead, so it does not escape and copy the text.

export interface Placeholders {
  /** Takes bytes that may stand inside a JSON string; returns the placeholder to render. */
  carry(text: Uint8Array): string;
  /** Returns the page with the texts in place of their placeholders. */
  put(page: Buffer): Buffer;
}

/** `nonce` is random for each request, so no text on the page can be mistaken for a placeholder. */
export function makePlaceholders(nonce: string): Placeholders {
  const carried: { readonly mark: string; readonly text: Uint8Array }[] = [];
  return {
    carry(text) {
      const mark = `[carried ${nonce} ${carried.length}]`;
      carried.push({ mark, text });
      return mark;
    },
    put: (page) =>
      carried.reduce((whole, { mark, text }) => {
        const at = whole.indexOf(mark);
        return at === -1 ? whole : Buffer.concat([whole.subarray(0, at), text, whole.subarray(at + mark.length)]);
      }, page),
  };
}
