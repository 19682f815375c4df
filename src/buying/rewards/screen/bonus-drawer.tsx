// The drawer of bonus categories, for where goods are looked at: the same form as on the rewards page (RWD-2).
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import type { RewardBonus } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { Drawer } from '#ui/kit/drawer';
import { Message } from '#ui/kit/message';
import { usePaths, useWords } from '#ui/page/shop';
import { BonusFields } from './bonus-fields.tsx';
import styles from './overview.module.css';

interface BonusDrawerProps {
  readonly bonus: RewardBonus;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export function BonusDrawer({ bonus, open, onClose, onSaved }: BonusDrawerProps) {
  const t = useWords(rewardsWords);
  const paths = usePaths();
  const saving = useFetcher<{ readonly done?: true; readonly problem?: string }>();
  const isDone = saving.data?.done === true && saving.state === 'idle';
  const afterSave = useEffectEvent(onSaved);
  useEffect(() => {
    if (isDone) afterSave();
  }, [isDone]);
  return (
    <Drawer open={open} onClose={onClose} title={t('bonus.title')} closeLabel={t('close')}>
      <saving.Form method="post" action={paths.rewards()} className={styles.drawer}>
        <input type="hidden" name="stay" value="yes" />
        {saving.data?.problem !== undefined && (
          <Message tone="bad" live>
            {saving.data.problem}
          </Message>
        )}
        <BonusFields bonus={bonus} busy={saving.state !== 'idle'} />
      </saving.Form>
    </Drawer>
  );
}
