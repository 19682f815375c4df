// Answers the calls of customized goods.
import type { customizationContract } from '#goods/customization/contract';
import { artworkHref } from '#goods/customization/rules';
import { customizationWords } from '#goods/customization/words';
import { sayer } from '#base/locale/words';
import { refuse, tooManyTries } from '#base/outcome/rules';
import type { Handlers } from '#platform/contract';
import { QUARTER_S, type Limits } from '#platform/limits';
import type { Artworks } from './artworks.ts';
import { readArtwork } from './read-artwork.ts';

/** More than any shopper needs. The limit for all shoppers protects the processor, which each upload keeps busy for a moment. */
const UPLOADING = [
  { by: ['shopper'], most: 30, seconds: QUARTER_S },
  { by: ['address'], most: 90, seconds: QUARTER_S },
  { by: [], most: 600, seconds: 60 },
] as const;

export function customizationHandlers(artworks: Artworks, limits: Limits): Handlers<typeof customizationContract> {
  const uploads = limits.of('artwork', UPLOADING);
  return {
    'POST /api/artwork': async ({ body: { image }, visit }) => {
      const say = sayer(customizationWords, visit.copyLocale);
      const { shopperId } = await visit.ensureShopper();
      const { wait } = await uploads.take({ shopper: shopperId, address: visit.ip });
      if (wait > 0) return tooManyTries(wait, 'TOO_MANY_REQUESTS', say('server.tooMany'));
      const picture = await readArtwork(image);
      if (!picture.ok) return refuse(400, 'BAD_REQUEST', say(`server.${picture.problem}`), 'image');
      const { width, height } = picture.value;
      const artworkId = await artworks.keep(picture.value, visit.now);
      return { artworkId, href: artworkHref(artworkId), width, height };
    },
  };
}
