// Finds the people whom a representative may act for (USR-11). The caller has checked access.
import type { Tenant } from '#base/site/rules';
import { statement, type Queries } from '#platform/db';

/** How somebody was found. */
type FoundBy = 'number' | 'email' | 'order' | 'organization';

export interface FoundPerson {
  readonly profileId: string;
  readonly tenant: Tenant;
  readonly firstName: string;
  readonly lastName: string;
  readonly customerNumber: string;
  /** '' without one. */
  readonly organization: string;
  readonly flow: string;
  readonly by: FoundBy;
}

export interface FindPeople {
  /**
   * Shoppers by exact customer number, email, or number of their organization, by a part of its name of three letters or more, or who own an order
   * (`orderOwner`). At most twenty, by name; the shop's own people are not among them.
   */
  find(tenant: Tenant, text: string, orderOwner: string | null): Promise<readonly FoundPerson[]>;
  get(profileId: string): Promise<FoundPerson | undefined>;
}

const PERSON = `p.profile_id as "profileId", p.tenant, p.first_name as "firstName", p.last_name as "lastName",
  p.customer_number as "customerNumber", coalesce(a.name, '') as organization, p.flow`;

interface Asked {
  readonly tenant: Tenant;
  readonly text: string;
  /** Fits every name that holds the text; fits none when the text is short. */
  readonly pattern: string | null;
  readonly orderOwner: string | null;
}

const FIND = statement<FoundPerson, Asked>(
  'people_find',
  (p) => `with found as (
    select profile_id, 1 as rank, 'order' as by from profile where profile_id = ${p.orderOwner}::uuid
    union all select profile_id, 2, 'number' from profile where customer_number = ${p.text}
    union all select profile_id, 3, 'email' from profile where tenant = ${p.tenant} and email_key = lower(${p.text})
    union all select p.profile_id, 4, 'organization' from account a join profile p using (account_number)
      where a.account_number = ${p.text} or lower(a.name) = lower(${p.text}) or lower(a.name) like ${p.pattern}
  ), first as (select distinct on (profile_id) profile_id, by from found order by profile_id, rank)
  select ${PERSON}, first.by from first join profile p using (profile_id) left join account a using (account_number)
  where p.tenant = ${p.tenant} and p.flow <> 'CSR' and p.deactivated_at is null order by p.last_name, p.first_name, p.profile_id limit 20`,
);

const GET = statement<FoundPerson>(
  'people_get',
  `select ${PERSON}, 'number' as by from profile p left join account a using (account_number) where p.profile_id = $1 and p.deactivated_at is null`,
);

/** Letters of an organization's name that are enough to look for it. */
const SHORTEST_PART = 3;

export function makeFindPeople(db: Queries): FindPeople {
  return {
    find(tenant, typed, orderOwner) {
      const text = typed.trim();
      const pattern = text.length < SHORTEST_PART ? null : `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
      return db.many(FIND, { tenant, text, pattern, orderOwner });
    },
    get: (profileId) => db.maybe(GET, [profileId]),
  };
}
