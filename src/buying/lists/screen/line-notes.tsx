// The note of a line, how many the shelf should have and how many are there.
import type { ListItem } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { ListForm, useBusy } from './list-form.tsx';
import styles from './lists.module.css';

export function LineNotes({ item, listId }: { readonly item: ListItem; readonly listId: string }) {
  const t = useWords(listsWords);
  const { listItemId, name, note, par, onHand } = item;
  const fields = { listId, listItemId };
  const busy = useBusy('line', fields);
  return (
    <details className={styles.details}>
      <summary>
        {t('noteAndLevel')}
        <span className="sr"> {t('about', { name })}</span>
      </summary>
      <ListForm intent="line" fields={fields} className={styles.lineForm}>
        <Field label={t('note')} className={styles.wide}>
          <TextInput key={note} name="note" defaultValue={note ?? ''} maxLength={200} autoComplete="off" />
        </Field>
        <Field label={t('par')}>
          <TextInput key={par} name="par" inputMode="numeric" defaultValue={par ?? ''} maxLength={4} autoComplete="off" />
        </Field>
        <Field label={t('onHand')}>
          <TextInput key={onHand} name="onHand" inputMode="numeric" defaultValue={onHand ?? ''} maxLength={4} autoComplete="off" />
        </Field>
        <Button type="submit" size="small" busy={busy}>
          {t('save')}
          <span className="sr"> {t('about', { name })}</span>
        </Button>
      </ListForm>
    </details>
  );
}
