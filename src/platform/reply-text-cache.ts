// Serializes a reply object once, however often it is sent.
const texts = new WeakMap<object, KeptText>();

interface KeptText {
  /** The bytes to send. */
  bytes: Buffer | undefined;
}

/** Marks an object that will be sent again unchanged: its text is cached and dropped together with it. */
export function keepText<R extends object>(reply: R): R {
  texts.set(reply, { bytes: undefined });
  return reply;
}

/** The cached text of a reply; undefined when the reply is not marked. */
export function keptText(reply: unknown): KeptText | undefined {
  return typeof reply === 'object' && reply !== null ? texts.get(reply) : undefined;
}
