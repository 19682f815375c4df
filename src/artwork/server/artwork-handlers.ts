// Answers the contract of shoppers' own pictures.
import type { artworkContract } from '#artwork/contract';
import { artworkHref } from '#artwork/rules';
import { artworkWords } from '#artwork/words';
import { sayer } from '#locale/words';
import { refuse } from '#outcome/rules';
import type { Handlers } from '#platform/contract';
import { makeThrottle } from '#sessions/server';
import type { Artworks } from './artworks.ts';
import { readArtwork } from './read-artwork.ts';

/** Nobody tries out more pictures in a quarter of an hour; a machine does. `global`: reading one keeps a core busy for a moment. */
const UPLOADING = { perAccount: 30, perAddress: 90, global: 120 } as const;

export function artworkHandlers(artworks: Artworks): Handlers<typeof artworkContract> {
  const throttle = makeThrottle(UPLOADING);
  return {
    'POST /api/artwork': async ({ body: { image }, visit }) => {
      const say = sayer(artworkWords, visit.copyLocale);
      const { shopperId } = await visit.ensureShopper();
      if ((await throttle.tryAgainIn(visit.ip, shopperId)) > 0) return refuse(429, 'TOO_MANY_REQUESTS', say('server.tooMany'));
      const picture = await readArtwork(image);
      if (!picture.ok) return refuse(400, 'BAD_REQUEST', say(`server.${picture.problem}`), 'image');
      const { width, height } = picture.value;
      const artworkId = await artworks.keep(picture.value, visit.now);
      return { artworkId, href: artworkHref(artworkId), width, height };
    },
  };
}
