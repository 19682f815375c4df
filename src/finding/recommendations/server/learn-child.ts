// A process of its own that learns from baskets and ends: what it took is given back, and no request waits for it.
import { setPriority } from 'node:os';
import { learn, type Basket, type LearnSettings } from '#finding/recommendations/rules';

/** Baskets as often as needed, then `learn`, which is answered with what was learnt. */
export type ToLearner = { readonly baskets: readonly Basket[] } | { readonly learn: LearnSettings };

const LATER = 10;

setPriority(LATER);
const baskets: Basket[] = [];
process.on('message', (message: ToLearner) => {
  if ('baskets' in message) for (const basket of message.baskets) baskets.push(basket);
  else process.send?.(learn(baskets, message.learn), () => process.disconnect());
});
// The shop that asked is gone.
process.on('disconnect', () => process.exit(0));
