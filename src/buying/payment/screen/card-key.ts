// The key of the card that the frame keeps until it is known not to be declined: in this page's memory only, so the frame cannot read the card without
// this page, nor this page without the frame.
let key: string | undefined;

/** 32 random bytes in base64, the same until the page is left. */
export function cardKey(): string {
  key ??= btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  return key;
}
