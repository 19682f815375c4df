import type { Slot } from '#finding/banners/rules';
import type { SharedContent, SlotContent } from './banner-types.ts';

/** The content of one of the slots that were asked for. */
export const slotOf = ({ slots }: Pick<SharedContent, 'slots'>, slot: Slot): SlotContent =>
  slots.find((one) => one.slot === slot) ?? { slot, banners: [], own: false };
