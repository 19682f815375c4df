// Which organization somebody may ask to join: the one that has proven the domain of their address, if it wants to be asked (USR-9, trust 20).
import { organizationOf } from '#people/sessions/server';
import { domainOf } from '#people/sign-on/rules';
import { organizationOfDomain } from '#people/sign-on/server';
import type { Queries } from '#platform/db';
import { RULE_OF } from './join-queries.ts';

export interface Offer {
  readonly accountNumber: string;
  /** The organization's name. */
  readonly name: string;
}

/** Only for whoever reads the address's mail. Undefined where single sign-on is the only way in. */
export async function offerFor(on: Queries, email: string): Promise<Offer | undefined> {
  const domain = domainOf(email);
  const owner = domain === null ? undefined : await organizationOfDomain(on, domain);
  if (owner === undefined || owner.isSignOnOnly) return undefined;
  const { accountNumber } = owner;
  const [rule, organization] = [await on.maybe(RULE_OF, [accountNumber]), await organizationOf(on, accountNumber)];
  return rule === undefined || organization === undefined ? undefined : { accountNumber, name: organization.name };
}
