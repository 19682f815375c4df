// What a member is shown of categories that earn more, and how they choose (RWD-2).
import { localDay } from '#base/calendar/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import type { RewardBonus } from '#buying/rewards/contract';
import { choiceBegins, chosenOf, coveredBy, nextQuarter, readChoice, type ChoiceProblem, type Covers } from '#buying/rewards/rules';
import { contentLocale } from '#goods/catalog/rules';
import { makeProfiles } from '#people/sessions/server';
import { statement } from '#platform/db';
import type { Visit } from '#platform/visit';
import { readBonus } from './bonus.ts';
import type { RewardsFacts } from './member.ts';

const WRITE_CHOICE = statement<unknown>(
  'reward_bonus_choose',
  `insert into reward_bonus_choice (profile_id, begins_on, covers, chosen_at) values ($1, $2::date, $3::jsonb, $4)
   on conflict (profile_id, begins_on) do update set covers = excluded.covers, chosen_at = excluded.chosen_at`,
);

const NO_BONUS: RewardBonus = { percent: 0, most: 0, categories: [], chosen: [], covers: [], from: '', next: null };

export async function bonusReply({ db, catalog }: RewardsFacts, visit: Visit, profileId: string): Promise<RewardBonus> {
  const today = localDay(visit.now, visit.site.timeZone);
  const row = await readBonus(db, profileId, today, nextQuarter(today));
  if (row === undefined) return NO_BONUS;
  const locale = contentLocale(visit.copyLocale);
  const chosen = chosenOf(row.covers, row);
  return {
    percent: row.percent,
    most: row.most,
    // What the catalogue does not have any more is not offered.
    categories: row.categories.flatMap((id) => {
      const category = catalog.categories.get(id);
      return category === undefined ? [] : [{ id, name: category.name[locale] }];
    }),
    chosen: [...chosen],
    covers: [...coveredBy(row.covers, row)],
    from: choiceBegins(today, chosen),
    next: row.next === null ? null : [...chosenOf(row.next, row)],
  };
}

/** Under the profile's lock, so that two presses do not both count as the first of the quarter. */
export function chooseBonus(
  { db, catalog }: RewardsFacts,
  { now, site }: Visit,
  profileId: string,
  wanted: readonly string[],
): Promise<Outcome<null, { readonly problem: ChoiceProblem | 'BONUS_OVER'; readonly most: number }>> {
  const today = localDay(now, site.timeZone);
  return db.transaction(async (tx) => {
    await makeProfiles(tx).lock(tx, profileId);
    const row = await readBonus(tx, profileId, today, nextQuarter(today));
    if (row === undefined) return failed({ problem: 'BONUS_OVER', most: 0 });
    const read = readChoice(wanted, row);
    if (!read.ok) return failed({ problem: read.problem, most: row.most });
    const chosenNow = chosenOf(row.covers, row);
    const isSame = chosenNow.length === read.value.length && read.value.every((id) => chosenNow.includes(id));
    // A repeat of what counts already, with nothing else for the next quarter.
    if (isSame && row.next === null) return done(null);
    const covers = Object.fromEntries(read.value.map((id) => [id, below(catalog, id)])) satisfies Covers;
    await tx.run(WRITE_CHOICE, [profileId, choiceBegins(today, chosenNow), JSON.stringify(covers), now]);
    return done(null);
  });
}

/** A category and everything below it. */
function below({ categories }: RewardsFacts['catalog'], id: string): readonly string[] {
  return [id, ...categories.children(id).flatMap((child) => below({ categories }, child.id))];
}
