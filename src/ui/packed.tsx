// Large data of a page, carried as one JSON text: the page's own encoding walks every value of what a loader returns.

/** A value on its way from a loader to its page. The text is all that travels. */
export interface Packed<T> {
  readonly json: string;
  /** Never there: it says what comes out again. */
  readonly holds?: T;
}

/** What is in a pack: on the server the value that went in, in the browser the text read once. */
const values = new WeakMap<Packed<unknown>, unknown>();
/** Packs made before: an answer that is given again is not written again. */
const packs = new WeakMap<object, Packed<unknown>>();

/** For loaders. The value is plain data, and is not changed any more. */
export function packed<T extends object>(value: T): Packed<T> {
  const known = packs.get(value) as Packed<T> | undefined; // under each value stands its own pack
  if (known !== undefined) return known;
  const pack: Packed<T> = { json: JSON.stringify(value) };
  values.set(pack, value);
  packs.set(value, pack);
  return pack;
}

/** For pages: the same object each time it is asked for. */
export function unpacked<T extends object>(pack: Packed<T>): T {
  const known = values.get(pack) as T | undefined; // `packed` and this function put in nothing else
  if (known !== undefined) return known;
  const value = JSON.parse(pack.json) as T; // written by `packed`
  values.set(pack, value);
  return value;
}
