// Chooses who can see a list; hidden for shoppers who cannot share (LST-3).
import type { ListSummary } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';
import styles from './lists.module.css';

interface AccessChoiceProps {
  readonly levels: readonly ListSummary['accessLevel'][];
  readonly chosen: ListSummary['accessLevel'];
}

export function AccessChoice({ levels, chosen }: AccessChoiceProps) {
  const t = useWords(listsWords);
  if (levels.length < 2) return null;
  return (
    <fieldset className={styles.access}>
      <legend>{t('access')}</legend>
      {levels.map((level) => (
        <Checkbox key={level} radio name="accessLevel" value={level} defaultChecked={level === chosen} label={t(`access${level}`)} />
      ))}
    </fieldset>
  );
}
