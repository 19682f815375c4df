// A reply that is given more than once is written as JSON once.
const texts = new WeakMap<object, KeptText>();

interface KeptText {
  /** As it is sent. */
  bytes: Buffer | undefined;
}

/** Says that this very object will be answered with again, unchanged: its text is kept with it, and forgotten with it. */
export function keepText<R extends object>(reply: R): R {
  texts.set(reply, { bytes: undefined });
  return reply;
}

/** Where the text of a reply is kept; undefined when nobody asked for that. */
export function keptText(reply: unknown): KeptText | undefined {
  return typeof reply === 'object' && reply !== null ? texts.get(reply) : undefined;
}
