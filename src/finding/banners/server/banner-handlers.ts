// Handlers of the content that pages show. What there is comes from a source of a higher floor.
import type { Static } from 'typebox';
import type { Banner, bannersContract } from '#finding/banners/contract';
import { slotsIn, type Slot } from '#finding/banners/rules';
import type { Handlers } from '#platform/contract';
import type { Visit } from '#platform/visit';

export type ShownBanner = Static<typeof Banner>;
export type SharedReply = Static<(typeof bannersContract)['GET /api/content/shared']['reply']>;
export type OwnReply = Static<(typeof bannersContract)['GET /api/content']['reply']>;

export interface AskedContent {
  readonly slots: readonly Slot[];
  /** Whose list the ad slot is above. */
  readonly category?: string | undefined;
  /** The landing page. */
  readonly page?: string | undefined;
  readonly preview?: string | undefined;
}

export interface ContentSource {
  /** The same objects while nothing changes. With a preview it reads the visit's token, and the page is no longer shared. */
  shared(asked: AskedContent, visit: Visit): Promise<SharedReply>;
  own(asked: AskedContent, visit: Visit): Promise<OwnReply>;
}

export function bannerHandlers(source: ContentSource): Handlers<typeof bannersContract> {
  return {
    'GET /api/content/shared': ({ query, visit }) => source.shared({ ...query, slots: slotsIn(query.slots) }, visit),
    'GET /api/content': ({ query, visit }) => source.own({ ...query, slots: slotsIn(query.slots) }, visit),
  };
}

/** What a visitor sees in some slots: their own where they have any, else everybody's. */
export async function bannersFor(source: ContentSource, asked: AskedContent, visit: Visit): Promise<ReadonlyMap<Slot, ShownBanner[]>> {
  const [shared, own] = await Promise.all([source.shared(asked, visit), source.own(asked, visit)]);
  return new Map([...shared.slots, ...own.slots].map(({ slot, banners }) => [slot, banners]));
}
