// Long texts that a page only carries to its scripts: what draws pages sees a mark in their place, and would otherwise quote and copy them.

export interface Carriage {
  /** Takes bytes that may stand inside a string of JSON; returns the mark to put there. */
  carry(text: Uint8Array): string;
  /** The page with the texts in place of their marks. */
  put(page: Buffer): Buffer;
}

/** `nonce` belongs to one request and is known to nobody before it is answered, so nothing that a page shows can be taken for a mark. */
export function makeCarriage(nonce: string): Carriage {
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
