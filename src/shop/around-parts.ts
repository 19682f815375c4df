// The parts of `around`, and the feeds of `staff`, with their dependencies.
import { apiDocsPart } from '#around/api-docs/part';
import { clientLogPart } from '#around/client-log/part';
import { contactPart } from '#around/contact/part';
import { eventsPart } from '#around/events/part';
import { experimentsPart } from '#around/experiments/part';
import { noteExperimentError } from '#around/experiments/server';
import { landingPages } from '#around/content-pieces/rules';
import { contentPiecesPart } from '#around/content-pieces/part';
import { contentPart } from '#around/content/part';
import { headerPart } from '#around/header/part';
import { marketingFormsPart } from '#around/marketing-forms/part';
import type { EventSettings } from '#around/events/rules';
import type { Config } from '#platform/config';
import { offerMailPart } from '#around/offer-mail/part';
import type { Part } from '#platform/part';
import { merchantFeedsPart } from '#staff/merchant-feeds/part';
import type { ShownContent } from './content-of.ts';
import type { PartsFacts } from './parts-facts.ts';

export function aroundParts(
  { ground, registry, goods, presenters, buying, finding }: PartsFacts,
  { source, factsOf }: ShownContent,
): Part[] {
  const { config, db, clock, hosts, limits, mailer, jobs, log } = ground;
  return [
    contactPart({ db, clock, hosts, limits, mailer, toggles: goods.toggles }),
    offerMailPart({ db, clock, hosts, limits, mailer, jobs, coupons: goods.coupons }),
    marketingFormsPart({ db, hosts, limits, jobs }),
    clientLogPart({ limits, log, onReport: (visit) => noteExperimentError(db, visit) }),
    experimentsPart({ db, limits, audience: factsOf }),
    eventsPart({ db, limits, settings: eventSettings(config) }),
    headerPart({ ...goods, cards: presenters.cards, origins: hosts.origins, source, factsOf }),
    contentPiecesPart({ ...goods, listings: presenters.listings, content: finding.content, source }),
    contentPart({
      catalog: goods.catalog,
      ...presenters,
      ...buying.papers,
      hosts,
      landing: {
        of: (site, locale) => landingPages(finding.content.live(), site.id, locale, clock.now()),
        onChange: finding.content.onChange,
      },
    }),
    apiDocsPart(registry),
    merchantFeedsPart({ config, db, hosts }),
  ];
}

/** Where the gallery is shown, the page of events listens as well. */
function eventSettings({ analytics, gallery, production }: Config): EventSettings {
  const isListed = gallery || !production;
  return { ...analytics, adapters: isListed ? [...analytics.adapters, 'page'] : analytics.adapters };
}
