// Asks for what is for this visitor: one call for all slots that come to the page at the same time.
import { isRefusal } from '#base/outcome/rules';
import type { bannersContract } from '#finding/banners/contract';
import { caller } from '#ui/page/call';
import { whenIdle } from '#ui/page/when-idle';
import type { ShownBanner, SlotPlace } from './banner-types.ts';

const call = caller<typeof bannersContract>();

/** What a slot shows this visitor. */
export interface OwnSlot {
  /** Undefined: what everybody sees. */
  readonly banners: readonly ShownBanner[] | undefined;
  /** Their variants of the slot's experiments: `hero.blue~price.control`. */
  readonly variants: string;
}

type Answer = Promise<(slot: string) => OwnSlot>;

let waiting: { readonly slots: Set<string>; place: SlotPlace; readonly answer: Answer } | undefined;

/** The visitor's own content of a slot; none when the call fails. */
export async function ownSlot(slot: string, place: SlotPlace): Promise<OwnSlot> {
  waiting ??= { slots: new Set(), place: {}, answer: idle().then(send) };
  waiting.slots.add(slot);
  waiting.place = { ...waiting.place, ...place };
  return (await waiting.answer)(slot);
}

/** Parts of a page wake up one after the other; by then all of its slots have asked. */
const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));

async function send(): Answer {
  const { slots = new Set<string>(), place = {} } = waiting ?? {};
  waiting = undefined;
  const reply = await call('GET /api/content', { query: { slots: [...slots].join(), ...place } });
  if (isRefusal(reply)) return () => ({ banners: undefined, variants: '' });
  return (slot) => ({
    banners: reply.slots.find((one) => one.slot === slot)?.banners,
    variants: reply.variants.flatMap((one) => (one.slot === slot ? [`${one.experiment}.${one.variant}`] : [])).join('~'),
  });
}
