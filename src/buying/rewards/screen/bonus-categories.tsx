// The section of the rewards page where a member chooses what earns more; a form, so that it works before the page is awake (RWD-2).
import { Form, useNavigation } from 'react-router';
import type { RewardBonus } from '#buying/rewards/contract';
import { rewardsWords } from '#buying/rewards/words';
import { useWords } from '#ui/page/shop';
import { BonusFields } from './bonus-fields.tsx';
import styles from './overview.module.css';

export function BonusCategories({ bonus }: { readonly bonus: RewardBonus }) {
  const t = useWords(rewardsWords);
  const { state, formData } = useNavigation();
  if (bonus.percent === 0 || bonus.categories.length === 0) return null;
  return (
    <section className={styles.section} id="bonus" aria-labelledby="bonus-title">
      <h2 id="bonus-title">{t('bonus.title')}</h2>
      <Form method="post" preventScrollReset className={`${styles.claim} ${styles.choice}`}>
        <BonusFields
          key={`${bonus.from} ${bonus.chosen.join()} ${bonus.next?.join()}`}
          bonus={bonus}
          busy={state !== 'idle' && formData?.get('act') === 'bonus'}
        />
      </Form>
    </section>
  );
}
