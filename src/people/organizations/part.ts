import { organizationsContract } from '#people/organizations/contract';
import {
  countPeopleAndGroups,
  DELETE_EXPIRED_INVITATIONS,
  limitInvitations,
  makeHandOverMail,
  makeInvitationMail,
  organizationHandlers,
  organizationsPersonalData,
  servePeopleFile,
  type AddressRuleDeps,
  type JoinRule,
} from '#people/organizations/server';
import { makeProfiles, type Signing } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Jobs } from '#platform/jobs';
import type { Limits } from '#platform/limits';
import type { Mailer } from '#platform/mail';
import { answers, type Part } from '#platform/part';

export interface OrganizationsNeeds extends AddressRuleDeps {
  readonly db: Db;
  readonly hosts: Hosts;
  readonly signing: Pick<Signing, 'open' | 'renew'>;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly limits: Limits;
  readonly mailer: Mailer;
  readonly joinRule: JoinRule;
  readonly hasSecondFactor: (profileId: string) => Promise<boolean>;
}

export function organizationsPart(needs: OrganizationsNeeds): Part {
  const { db, hosts, limits, mailer } = needs;
  const deps = { ...needs, mails: limitInvitations(limits), profiles: makeProfiles(db) };
  return {
    calls: [answers(organizationsContract, organizationHandlers(deps))],
    serve: (shop) => servePeopleFile(shop, db),
    jobs: [makeInvitationMail({ db, hosts, mailer }), makeHandOverMail({ db, hosts, mailer })],
    personalData: organizationsPersonalData,
    menuCounts: (_visit, shopper) => countPeopleAndGroups(db, shopper),
    keeps: [{ what: 'invitations, so that they can be sent again', days: 30, since: 'they expired', forget: DELETE_EXPIRED_INVITATIONS }],
  };
}
