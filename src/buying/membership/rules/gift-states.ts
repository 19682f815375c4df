// The states of a membership that was paid for somebody else (RWD-4).
import type { StateEvent, StateTable } from '#base/state-table/rules';

/** `open`: nobody is named yet; `waiting`: for its day; `sent`: the recipient has the link; `withdrawn`, `lapsed`: refunded. */
export type GiftState = 'open' | 'waiting' | 'sent' | 'accepted' | 'withdrawn' | 'lapsed';

interface GiftEvents {
  /** The giver says to whom it goes, or to whom instead. */
  readonly address: StateEvent<'GIFT_OVER'>;
  readonly send: StateEvent<'GIFT_OVER'>;
  readonly accept: StateEvent<'GIFT_OVER'>;
  /** By the giver, with the whole price back. */
  readonly withdraw: StateEvent<'GIFT_OVER'>;
  /** Nobody accepted it in its time; the whole price goes back. */
  readonly lapse: StateEvent<'GIFT_OVER'>;
}

export const GIFT_STATES: StateTable<GiftState, GiftEvents> = {
  begins: 'open',
  states: {
    open: { address: { to: 'waiting' }, withdraw: { to: 'withdrawn' }, lapse: { to: 'lapsed' } },
    waiting: { address: { to: 'waiting' }, send: { to: 'sent' }, withdraw: { to: 'withdrawn' } },
    sent: {
      address: { to: 'waiting' },
      accept: { to: 'accepted' },
      withdraw: { to: 'withdrawn' },
      lapse: { to: 'lapsed' },
    },
    accepted: {},
    withdrawn: {},
    lapsed: {},
  },
  otherwise: { address: 'GIFT_OVER', send: 'GIFT_OVER', accept: 'GIFT_OVER', withdraw: 'GIFT_OVER', lapse: 'GIFT_OVER' },
};
