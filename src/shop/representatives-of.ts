// The representatives' part, and what it asks of orders and goods.
import { makeOwnerOfOrder } from '#buying/orders/server';
import { representativesPart, type RepresentativesNeeds } from '#people/representatives/part';
import { makeActingLimits } from '#people/representatives/server';
import { makeFindPeople, type Signing } from '#people/sessions/server';
import type { Part } from '#platform/part';
import { cardNumberIn } from './card-number-in.ts';
import type { PartsFacts } from './parts-facts.ts';

export function representativesOf(
  { db, jobs, hosts, mailer, limits }: PartsFacts['ground'],
  signing: Signing,
  titleOf: RepresentativesNeeds['titleOf'],
): Part {
  return representativesPart({
    db,
    jobs,
    hosts,
    mailer,
    signing,
    people: makeFindPeople(db),
    ...makeActingLimits(limits),
    ownerOfOrder: makeOwnerOfOrder(db),
    titleOf,
    cardNumberIn: (typed, visit) => cardNumberIn([typed], visit),
  });
}
