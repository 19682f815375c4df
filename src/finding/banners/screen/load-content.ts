// For loaders: what everybody sees in some slots of a page, or what a preview in the page's address shows.
import type { bannersContract } from '#finding/banners/contract';
import type { Slot } from '#finding/banners/rules';
import { ask, type WithContext } from '#ui/page/page-visit';
import type { SharedContent, SlotPlace } from './banner-types.ts';

export async function loadContent(
  args: WithContext & { readonly request: Request },
  slots: readonly Slot[],
  place: SlotPlace = {},
): Promise<SharedContent> {
  const preview = new URL(args.request.url).searchParams.get('preview');
  return ask<typeof bannersContract>(args)('GET /api/content/shared', {
    query: { slots: slots.join(), ...place, ...(preview !== null && { preview }) },
  });
}
