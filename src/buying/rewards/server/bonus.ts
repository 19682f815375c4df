// The bonus of a member on a day: the rule of its quarter, and what they chose for it (RWD-2). Tables hold both.
import { coveredBy, quarterOf, type BonusRule, type Covers } from '#buying/rewards/rules';
import { isDay } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { shopDay } from '#base/site/rules';
import { statement, type Queries } from '#platform/db';

interface BonusRow extends BonusRule {
  readonly covers: Covers | null;
  readonly next: Covers | null;
}

/** The rule of quarter $2, what member $1 chose for it, and for quarter $3. No row: there is no bonus. */
const BONUS_ON = statement<BonusRow>(
  'reward_bonus_on',
  `select r.percent, r.categories, r.most,
     (select c.covers from reward_bonus_choice c where c.profile_id = $1 and c.begins_on <= $2::date order by c.begins_on desc limit 1) as covers,
     (select c.covers from reward_bonus_choice c where c.profile_id = $1 and c.begins_on = $3::date) as next
   from reward_bonus_rule r where r.begins_on <= $2::date order by r.begins_on desc limit 1`,
);

export const readBonus = (on: Queries, profileId: string, day: string, next: string): Promise<BonusRow | undefined> =>
  on.maybe(BONUS_ON, [profileId, quarterOf(day), next]);

export interface Bonus {
  readonly percent: number;
  /** Categories whose goods earn it. */
  readonly covers: ReadonlySet<string>;
}

/** `day`: ISO, of the site's calendar. Nothing for who chose nothing. */
export async function bonusOn(on: Queries, profileId: string, day: string): Promise<Bonus> {
  const row = await readBonus(on, profileId, day, day);
  return row === undefined ? { percent: 0, covers: new Set() } : { percent: row.percent, covers: coveredBy(row.covers, row) };
}

const SET_RULE = statement<unknown>(
  'reward_bonus_set_rule',
  `insert into reward_bonus_rule (begins_on, percent, most, categories) values ($1::date, $2, $3, $4)
   on conflict (begins_on) do update set percent = excluded.percent, most = excluded.most, categories = excluded.categories`,
);

const isFrom = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;

/** Staff set the rule of a quarter that has not begun, so that nothing changes that a member counts on. */
export async function setBonusRule(
  on: Queries,
  beginsOn: string,
  { percent, most, categories }: BonusRule,
  now: Date,
): Promise<Outcome<null, 'DAY_WRONG' | 'RULE_WRONG'>> {
  if (!isDay(beginsOn) || quarterOf(beginsOn) !== beginsOn || beginsOn <= shopDay(now)) return failed('DAY_WRONG');
  const chosen = [...new Set(categories)];
  if (!isFrom(percent, 1, 20) || !isFrom(most, 1, 10) || !isFrom(chosen.length, 1, 20)) return failed('RULE_WRONG');
  await on.run(SET_RULE, [beginsOn, percent, most, chosen]);
  return done(null);
}
