// Asks for what is for this visitor: one call for all slots that come to the page at the same time.
import { isRefusal } from '#base/outcome/rules';
import type { bannersContract } from '#finding/banners/contract';
import { caller } from '#ui/page/call';
import { whenIdle } from '#ui/page/when-idle';
import type { ShownBanner, SlotPlace } from './banner-types.ts';

const call = caller<typeof bannersContract>();
type Answer = Promise<ReadonlyMap<string, readonly ShownBanner[]>>;

let waiting: { readonly slots: Set<string>; place: SlotPlace; readonly answer: Answer } | undefined;

/** The visitor's banners of a slot; undefined where they see what everybody sees, or when the call fails. */
export async function ownBanners(slot: string, place: SlotPlace): Promise<readonly ShownBanner[] | undefined> {
  waiting ??= { slots: new Set(), place: {}, answer: idle().then(send) };
  waiting.slots.add(slot);
  waiting.place = { ...waiting.place, ...place };
  return (await waiting.answer).get(slot);
}

/** Parts of a page wake up one after the other; by then all of its slots have asked. */
const idle = (): Promise<void> => new Promise((resolve) => whenIdle(resolve));

async function send(): Answer {
  const { slots = new Set<string>(), place = {} } = waiting ?? {};
  waiting = undefined;
  const reply = await call('GET /api/content', { query: { slots: [...slots].join(), ...place } });
  return new Map(isRefusal(reply) ? [] : reply.slots.map(({ slot, banners }) => [slot, banners]));
}
