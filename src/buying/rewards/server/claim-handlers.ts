// Handlers of claims: a member's list, a new one, and one that is taken back (RWD-2).
import { sayer } from '#base/locale/words';
import { refuse } from '#base/outcome/rules';
import type { rewardsContract } from '#buying/rewards/contract';
import { CLAIM_DAYS } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import type { Handlers } from '#platform/contract';
import { claim, claimsOf, withdrawClaim } from './claims.ts';
import { profileOf, type RewardsFacts } from './member.ts';

/** The field of the form that each problem is about. */
const FIELDS = {
  REFERENCE_WRONG: 'reference',
  CLAIMED: 'reference',
  DAY_WRONG: 'boughtOn',
  AMOUNT_WRONG: 'amount',
  TOO_MANY: undefined,
} as const;

type ClaimHandlers = Pick<
  Handlers<typeof rewardsContract>,
  'GET /api/rewards/claims' | 'POST /api/rewards/claims' | 'POST /api/rewards/claims/withdrawal'
>;

export function claimHandlers({ db }: Pick<RewardsFacts, 'db'>): ClaimHandlers {
  return {
    'GET /api/rewards/claims': async ({ visit, shopper }) => {
      const profile = profileOf(visit, shopper);
      return 'code' in profile ? profile : { claims: [...(await claimsOf(db, visit, profile.profileId))] };
    },

    'POST /api/rewards/claims': async ({ visit, shopper, body }) => {
      const profile = profileOf(visit, shopper);
      if ('code' in profile) return profile;
      const written = await claim(db, visit, profile.profileId, body);
      if (written.ok) return {};
      const { problem } = written;
      return refuse(422, problem, sayer(rewardsWords, visit.copyLocale)(`server.${problem}`, { days: CLAIM_DAYS }), FIELDS[problem]);
    },

    'POST /api/rewards/claims/withdrawal': async ({ visit, shopper, body }) => {
      const profile = profileOf(visit, shopper);
      if ('code' in profile) return profile;
      const withdrawn = await withdrawClaim(db, visit, profile.profileId, body.reference);
      if (withdrawn.ok) return {};
      const { problem } = withdrawn;
      return refuse(problem === 'DECIDED' ? 409 : 404, problem, sayer(rewardsWords, visit.copyLocale)(`server.${problem}`));
    },
  };
}
