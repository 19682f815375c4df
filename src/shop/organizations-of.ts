// The organizations' part, and what it checks typed addresses with.
import { ownValidator } from '#people/addresses/server';
import { organizationsPart, type OrganizationsNeeds } from '#people/organizations/part';
import type { Part } from '#platform/part';
import { cardNumberIn } from './card-number-in.ts';
import type { PartsFacts } from './parts-facts.ts';

export function organizationsOf(
  ground: PartsFacts['ground'],
  rest: Pick<OrganizationsNeeds, 'signing' | 'joinRule' | 'hasSecondFactor'>,
): Part {
  const { db, hosts, jobs, limits, mailer } = ground;
  return organizationsPart({ db, hosts, jobs, limits, mailer, validator: ownValidator, cardNumberIn, ...rest });
}
