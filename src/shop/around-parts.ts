// The parts of `around`, and the feeds of `staff`, with their dependencies.
import { apiDocsPart } from '#around/api-docs/part';
import { clientLogPart } from '#around/client-log/part';
import { contactPart } from '#around/contact/part';
import { contentPart } from '#around/content/part';
import { offerMailPart } from '#around/offer-mail/part';
import type { Part } from '#platform/part';
import { merchantFeedsPart } from '#staff/merchant-feeds/part';
import type { PartsFacts } from './parts-facts.ts';

export function aroundParts({ ground, registry, goods, presenters, buying }: PartsFacts): Part[] {
  const { config, db, clock, hosts, limits, mailer, jobs, log } = ground;
  return [
    contactPart({ db, clock, hosts, limits, mailer, toggles: goods.toggles }),
    offerMailPart({ db, clock, hosts, limits, mailer, jobs, coupons: goods.coupons }),
    clientLogPart({ limits, log }),
    contentPart({ catalog: goods.catalog, ...presenters, ...buying.papers, hosts }),
    apiDocsPart(registry),
    merchantFeedsPart({ config, db, hosts }),
  ];
}
