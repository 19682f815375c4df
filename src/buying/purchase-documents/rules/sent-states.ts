// What can happen to a document that the shop sends to a purchasing system.
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** To be sent, sooner or later; taken by the other system; given up until somebody sends it again. */
export type SentState = 'waiting' | 'sent' | 'failed';

interface SentEvents {
  /** The other system took it. */
  readonly deliver: StateEvent<'ALREADY_SENT'>;
  /** It was refused for good, or nobody answered for a day. */
  readonly giveUp: StateEvent<'ALREADY_SENT'>;
  /** Somebody wants it sent again. */
  readonly resend: StateEvent<'STILL_WAITING'>;
}

export const SENT_STATES: StateTable<SentState, SentEvents> = {
  begins: 'waiting',
  states: {
    waiting: { deliver: { to: 'sent' }, giveUp: { to: 'failed' } },
    sent: { resend: { to: 'waiting' } },
    failed: { resend: { to: 'waiting' } },
  },
  otherwise: { deliver: 'ALREADY_SENT', giveUp: 'ALREADY_SENT', resend: 'STILL_WAITING' },
};
