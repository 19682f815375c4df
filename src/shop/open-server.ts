// The server that requests come to: its admission control, its graceful stop, and how it listens.
import { admitRequests } from '#platform/admission';
import { makeDrain } from '#platform/drain';
import { makeListen } from '#platform/listen';
import { platformSay } from '#platform/platform-say';
import { makeShopServer, type ShopServerFacts } from '#platform/shop-server';

/** For tests of races, which send many requests at once. */
const EVERYBODY = { most: Infinity, start: Infinity, least: Infinity, patienceMs: Infinity, standingPatienceMs: Infinity };

/** `crowds`: everybody is let in at once. */
export function openServer(server: ShopServerFacts, crowds: boolean) {
  const shop = makeShopServer(server);
  const admission = admitRequests(shop, {
    ...(crowds ? EVERYBODY : { most: server.config.requestsAtOnce }),
    words: ({ visit }) => platformSay('UNAVAILABLE', visit.locale),
  });
  return { shop, admission, drain: makeDrain(shop, admission), listen: makeListen(shop) };
}
