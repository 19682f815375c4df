// Content as pages receive it.
import type { bannersContract } from '#finding/banners/contract';
import type { ReplyOf } from '#ui/page/page-visit';

export type SharedContent = ReplyOf<(typeof bannersContract)['GET /api/content/shared']>;
export type SlotContent = SharedContent['slots'][number];
export type ShownBanner = SlotContent['banners'][number];

/** Where a slot stands, besides its name. */
export interface SlotPlace {
  readonly category?: string;
  readonly page?: string;
}
