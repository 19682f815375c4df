// A member's offers for the drawer: asked when it opens, turned with one press that shows at once and goes back when the shop refuses (RWD-2).
import { useEffect, useState } from 'react';
import { isRefusal } from '#base/outcome/rules';
import type { RewardOffers, rewardsContract } from '#buying/rewards/contract';
import { caller } from '#ui/page/call';

const call = caller<typeof rewardsContract>();

type Offer = RewardOffers['offers'][number];

export interface OffersView {
  /** Null while they load. */
  readonly offers: readonly Offer[] | 'failed' | null;
  /** The code that is on its way. */
  readonly turning: string;
  /** Why the last press did nothing. */
  readonly problem: string;
  readonly turn: (offer: Offer) => void;
  readonly again: () => void;
}

/** `onTurned`: one is on or off now. */
export function useOffers(open: boolean, onTurned: () => void): OffersView {
  const [offers, setOffers] = useState<OffersView['offers']>(null);
  const [times, setTimes] = useState(0);
  const [turning, setTurning] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    if (!open) return undefined;
    let stale = false;
    void call('GET /api/rewards/offers', {}).then((reply) => {
      if (!stale) setOffers(isRefusal(reply) ? 'failed' : reply.offers);
    });
    return () => void (stale = true);
  }, [open, times]);
  const turn = async ({ code, state }: Offer): Promise<void> => {
    if (turning !== '') return;
    setTurning(code);
    const isOn = state !== 'on';
    const reply = await call('POST /api/rewards/offers', { body: { code, isOn } });
    setTurning('');
    if (isRefusal(reply)) return setProblem(reply.message);
    setProblem('');
    setOffers((known) =>
      Array.isArray(known) ? known.map((one) => (one.code === code ? { ...one, state: isOn ? 'on' : 'off' } : one)) : known,
    );
    onTurned();
  };
  return {
    offers,
    turning,
    problem,
    turn: (offer) => void turn(offer),
    again: () => {
      setOffers(null);
      setTimes(times + 1);
    },
  };
}
