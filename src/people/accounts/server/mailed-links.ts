// Whether a mailed link still works for the person that it was mailed for, as they are now (trust 42).
import { admissionOf } from '#base/access/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { callerOf } from '#base/shopper/rules';
import { OWN_CHANGES } from '#people/access/rules';
import type { Profiles, ShopperOfProfile } from '#people/sessions/server';
import type { Visit } from '#platform/visit';
import type { LinkRow } from './link-queries.ts';
import type { Links, Purpose } from './links.ts';

interface LinkDeps {
  readonly links: Links;
  readonly profiles: Pick<Profiles, 'get'>;
  readonly shopperOf: ShopperOfProfile;
}

/** Why a mailed link does not work. `FORBIDDEN`: the person may not change it any more. */
export interface LinkProblem {
  readonly code: 'LINK_USED' | 'FORBIDDEN';
}

/** A valid link for a new password; undefined as well for a person who was deactivated since, whom no password signs in. */
export async function passwordLink({ links, profiles }: LinkDeps, visit: Visit, token: string): Promise<LinkRow | undefined> {
  const link = await links.look(visit, 'password', token);
  const person = link && (await profiles.get(link.profile_id));
  return person?.deactivatedBy === null ? link : undefined;
}

/** A valid link to a new address. Whoever it was mailed for may have lost the right to change theirs since, or have been deactivated. */
export async function emailLink({ links, shopperOf }: LinkDeps, visit: Visit, token: string): Promise<Outcome<LinkRow, LinkProblem>> {
  const link = await links.look(visit, 'email', token);
  if (link === undefined) return failed({ code: 'LINK_USED' });
  const shopper = await shopperOf(link.profile_id);
  if (shopper === null) return failed({ code: 'LINK_USED' });
  return admissionOf(OWN_CHANGES.email, callerOf(shopper)) === 'allowed' ? done(link) : failed({ code: 'FORBIDDEN' });
}

/** The address that a link was mailed to, or why the link does not work. */
export async function linkAddress(deps: LinkDeps, visit: Visit, purpose: Purpose, token: string): Promise<Outcome<string, LinkProblem>> {
  if (purpose === 'email') {
    const link = await emailLink(deps, visit, token);
    return link.ok ? done(link.value.email) : link;
  }
  const link = await passwordLink(deps, visit, token);
  return link === undefined ? failed({ code: 'LINK_USED' }) : done(link.email);
}
