// What `answersFor` and `isStepDone` ask: who was asked, who is still there, who stands in today.
import type { StepFacts } from '#buying/approvals/rules';
import { shopDay } from '#base/site/rules';
import type { Queries } from '#platform/db';
import type { ApprovalRow } from './approval-rows.ts';
import { PEOPLE, SUBSTITUTES } from './people-queries.ts';

export interface PresentPeople {
  /** For a step of the approval. */
  readonly at: (stepNo: number) => StepFacts;
  readonly nameOf: (profileId: string) => string;
  /** The names of substitutes, by who is away. */
  readonly standIns: ReadonlyMap<string, string>;
  readonly isActive: (profileId: string) => boolean;
  /** People with those who answer for them today; never the buyer. */
  readonly withStandIns: (profileIds: readonly string[]) => readonly string[];
  /** Active, and with a right to decide. */
  readonly mayDecide: (profileId: string) => boolean;
}

export async function presentPeople(on: Queries, row: ApprovalRow, now: Date): Promise<PresentPeople> {
  const { account_number: account, asked, buyer_id: buyerId, verdict } = row;
  const [people, away] = await Promise.all([
    on.many(PEOPLE, [account, [buyerId, ...asked.map(({ profileId }) => profileId)]]),
    on.many(SUBSTITUTES, [account, shopDay(now)]),
  ]);
  const active = new Set(people.map(({ profile_id: id }) => id));
  const deciders = new Set(people.filter(({ decides }) => decides).map(({ profile_id: id }) => id));
  const administrators = new Set(people.filter(({ administers }) => administers).map(({ profile_id: id }) => id));
  const substituteOf = new Map(away.map(({ profile_id: id, substitute_id: by }) => [id, by]));
  const names = new Map([
    ...asked.map(({ profileId, name }) => [profileId, name] as const),
    ...people.map((one) => [one.profile_id, one.name] as const),
  ]);
  return {
    at: (stepNo) => ({
      stepNo,
      step: verdict.steps[stepNo] ?? { mode: 'oneOf' },
      asked,
      deciders,
      administrators,
      substituteOf,
    }),
    nameOf: (profileId) => names.get(profileId) ?? '',
    standIns: new Map(away.map(({ profile_id: id, name }) => [id, name])),
    withStandIns: (profileIds) => joined(profileIds, away, buyerId),
    isActive: (profileId) => active.has(profileId),
    mayDecide: (profileId) => deciders.has(profileId),
  };
}

type Away = { readonly profile_id: string; readonly substitute_id: string };

const joined = (profileIds: readonly string[], away: readonly Away[], buyerId: string): readonly string[] => [
  ...profileIds,
  ...away.filter((one) => profileIds.includes(one.profile_id) && one.substitute_id !== buyerId).map((one) => one.substitute_id),
];

/** As `withStandIns`, for an order that is just being sent. */
export async function standInsFor(on: Queries, accountNumber: string, buyerId: string, profileIds: readonly string[], now: Date) {
  return joined(profileIds, await on.many(SUBSTITUTES, [accountNumber, shopDay(now)]), buyerId);
}
