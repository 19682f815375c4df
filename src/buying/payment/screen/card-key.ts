// The key of the card that the frame keeps until it is known not to be declined: in this page's memory, and with the card's token at the shop, which gives
// it back after a decline. So the frame cannot read the card without the shop, nor the shop without the frame.
let key: string | undefined;

/** 32 random bytes in base64. `declined`: the key of a declined card, with which the page goes on. */
export function cardKey(declined: string | null = null): string {
  key = declined ?? key ?? btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))));
  return key;
}
