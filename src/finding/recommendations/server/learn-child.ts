// A child process that learns from baskets and exits, which frees its memory; no request waits for it.
import { setPriority } from 'node:os';
import { learn, type Basket, type LearnSettings } from '#finding/recommendations/rules';

/** Baskets in any number of messages, then `learn`, which is answered with the result. */
export type ToLearner = { readonly baskets: readonly Basket[] } | { readonly learn: LearnSettings };

const LATER = 10;

setPriority(LATER);
const baskets: Basket[] = [];
process.on('message', (message: ToLearner) => {
  if ('baskets' in message) for (const basket of message.baskets) baskets.push(basket);
  else process.send?.(learn(baskets, message.learn), () => process.disconnect());
});
// The parent process has ended.
process.on('disconnect', () => process.exit(0));
