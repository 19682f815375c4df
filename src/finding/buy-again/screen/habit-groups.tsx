// What is due, what is due soon, what is bought again and again, and the rest.
import { Form, useNavigation } from 'react-router';
import type { HabitView } from '#finding/buy-again/contract';
import { buyAgainWords } from '#finding/buy-again/words';
import { Button } from '#ui/kit/button';
import { FolderGroup } from '#ui/kit/folder-group';
import { useWords } from '#ui/page/shop';
import { HabitRow } from './habit-row.tsx';
import styles from './buy-again.module.css';

interface GroupsProps {
  readonly habits: readonly HabitView[];
  /** Of this rendering: a press that is sent twice adds once. */
  readonly formKey: string;
}

const DUES = ['due', 'soon', 'later', 'once'] as const;

export function HabitGroups({ habits, formKey }: GroupsProps) {
  const t = useWords(buyAgainWords);
  return (
    <div className={styles.groups}>
      {DUES.map((due) => {
        const own = habits.filter((habit) => habit.due === due);
        if (own.length === 0) return null;
        const canAdd = own.filter((habit) => habit.canAdd).length;
        return (
          <FolderGroup
            key={due}
            name={t(`group.${due}`)}
            count={t('items', { n: own.length })}
            action={due === 'due' && canAdd > 1 && <AddAll n={canAdd} formKey={formKey} />}
          >
            <ul className={styles.rows}>
              {own.map((habit) => (
                <HabitRow key={habit.itemId} habit={habit} formKey={formKey} />
              ))}
            </ul>
          </FolderGroup>
        );
      })}
    </div>
  );
}

function AddAll({ n, formKey }: { readonly n: number; readonly formKey: string }) {
  const t = useWords(buyAgainWords);
  const { state, formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={formKey} />
      <Button type="submit" variant="primary" size="small" busy={state !== 'idle' && formData !== undefined && !formData.has('item')}>
        {t('addAll', { n })}
      </Button>
    </Form>
  );
}
