// The categories that earn more, to be ticked: the same in the page and in the drawer (RWD-2).
import { formatDate, formatNumber } from '#base/locale/rules';
import type { RewardBonus } from '#buying/rewards/contract';
import { nextQuarter } from '#buying/rewards/rules';
import { rewardsWords } from '#buying/rewards/words';
import { Button } from '#ui/kit/button';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { useShop, useWords } from '#ui/page/shop';
import styles from './overview.module.css';
import { namesOf } from './use-bonus.ts';

interface BonusFieldsProps {
  readonly bonus: RewardBonus;
  readonly busy: boolean;
}

export function BonusFields({ bonus, busy }: BonusFieldsProps) {
  const t = useWords(rewardsWords);
  const { copyLocale } = useShop();
  const { percent, most, categories, chosen, from, next } = bonus;
  const day = (on: string): string => formatDate(new Date(`${on}T12:00:00Z`), 'UTC', copyLocale);
  const isFirst = chosen.length === 0;
  const ticked = next ?? chosen;
  return (
    <>
      <p>{t('bonus.lead', { most, percent: formatNumber(percent, copyLocale) })}</p>
      {!isFirst && <p>{t('bonus.mine', { names: namesOf(bonus, chosen) })}</p>}
      {next !== null && <p>{t('bonus.next', { day: day(from), names: namesOf(bonus, next) })}</p>}
      <ChoiceGroup legend={t('bonus.title')} bare layout="row">
        {categories.map(({ id, name }) => (
          <Choice key={id} many name="category" value={id} title={name} defaultChecked={ticked.includes(id)} />
        ))}
      </ChoiceGroup>
      <p className={styles.quiet}>{isFirst ? t('bonus.now', { day: day(nextQuarter(from)) }) : t('bonus.later', { day: day(from) })}</p>
      <Button type="submit" name="act" value="bonus" variant="primary" busy={busy}>
        {t('bonus.save')}
      </Button>
    </>
  );
}
