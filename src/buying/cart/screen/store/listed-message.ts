import type { CartMessage } from '#buying/cart/contract';
import type { ListedMessage } from '#ui/kit/message-list';

const TONES = { failure: 'bad', warning: 'warn', info: 'info' } as const;

/** A cart message for a list of notices; a failure without text means that the shop was unreachable. */
export function listedMessage({ code, type, description }: CartMessage, at: number, unreached: string): ListedMessage {
  return { id: `${code} ${at}`, tone: TONES[type], text: description === '' ? unreached : description };
}
