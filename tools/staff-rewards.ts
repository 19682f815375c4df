// Staff's commands for reward money.
import { changeRewards, claimsForStaff, decideClaim, rewardsLedger, setBonusRule } from '#buying/rewards/server';
import type { StaffJob } from './staff-job.ts';

const PROBLEMS = {
  NO_MEMBER: 'nobody with this email is in the rewards program',
  AMOUNT_WRONG: 'the amount is not like 5.00, or more than 500.00',
  REASON_MISSING: 'say why: a reason of at most 200 letters',
  NOT_ENOUGH: 'the member has less than that',
} as const;

function change(sign: 1 | -1): StaffJob {
  return async ({ db, file: email, rest: [amount = '', currency = '', ...reason], now, say }) => {
    if (currency !== 'USD' && currency !== 'CAD') return ['the currency is USD or CAD'];
    const cents = centsOf(amount) * sign;
    const changed = await changeRewards(db, { email, currency, cents, reason: reason.join(' ') }, now);
    if (!changed.ok) return [`${email}: ${PROBLEMS[changed.problem]}`];
    say(`${email} has ${(changed.value.balance / 100).toFixed(2)} ${currency} now`);
    return [];
  };
}

const CLAIM_PROBLEMS = {
  NO_CLAIM: 'there is no such claim',
  DECIDED: 'it was decided before',
  WITHDRAWN: 'its member took it back',
  AMOUNT_WRONG: PROBLEMS.AMOUNT_WRONG,
  REASON_MISSING: PROBLEMS.REASON_MISSING,
  NO_MEMBER: 'its member has left the program',
} as const;

const BONUS_PROBLEMS = {
  DAY_WRONG: 'the day is the first of a quarter that has not begun, like 2027-01-01',
  RULE_WRONG: 'the percentage is 1 to 20, the number of choices 1 to 10, and the categories are 1 to 20 of the catalogue',
} as const;

const decide =
  (read: (rest: readonly string[]) => Parameters<typeof decideClaim>[2]): StaffJob =>
  async ({ db, file: claimId, rest, now }) => {
    const decided = await decideClaim(db, claimId, read(rest), now);
    return decided.ok ? [] : [`${claimId}: ${CLAIM_PROBLEMS[decided.problem]}`];
  };

const centsOf = (amount = ''): number => (/^\d{1,4}(\.\d\d)?$/.test(amount) ? Math.round(Number(amount) * 100) : 0);

/** By command: `rewards give`. */
export const REWARD_JOBS: Readonly<Record<string, StaffJob>> = {
  'rewards give': change(1),
  'rewards take': change(-1),
  // Purchases that members say earned nothing.
  'rewards list': async ({ db, now, say }) => {
    for (const line of await claimsForStaff(db, now)) say(line);
    return [];
  },
  'rewards grant': decide(([amount]) => ({ cents: centsOf(amount) })),
  'rewards refuse': decide((reason) => ({ reason: reason.join(' ') })),
  // `rewards bonus 2027-01-01 3 2 paper,ink-toner`: from that quarter on, 3 % more, at most two of the categories.
  'rewards bonus': async ({ db, file: beginsOn, rest: [percent = '', most = '', categories = ''], now }) => {
    const rule = { percent: Number(percent), most: Number(most), categories: categories.split(',').filter((id) => id !== '') };
    const set = await setBonusRule(db, beginsOn, rule, now);
    return set.ok ? [] : [BONUS_PROBLEMS[set.problem]];
  },
  'rewards show': async ({ db, file: email, say }) => {
    const lines = await rewardsLedger(db, email);
    if (lines === undefined) return [`${email}: nobody has this email`];
    for (const line of lines) say(line);
    return [];
  },
};
