// The form that creates a list.
import type { ListSummary } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { AccessChoice } from './access-choice.tsx';
import { ListForm, useLeaving, useRequestKey } from './list-form.tsx';
import type { ListNote } from './list-note.ts';
import { ListNotice } from './list-notice.tsx';
import { FirstItemsChoice } from './first-items-choice.tsx';
import styles from './lists.module.css';

interface CreateListProps {
  readonly levels: readonly ListSummary['accessLevel'][];
  readonly note: ListNote | undefined;
  readonly asked: { readonly item: string; readonly qty: string; readonly start: string };
  /** Name of the item that will be the first on it. */
  readonly chosen: string | null;
}

export function CreateList({ levels, note, asked: { item, qty, start }, chosen }: CreateListProps) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const busy = useLeaving('create');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('createTitle')}</h1>
      </div>
      <p className={styles.lead}>{t('createLead')}</p>
      <ListNotice note={note} />
      {note?.made !== undefined && (
        <p className={styles.notice}>
          <LinkButton to={paths.lists(tenant, { listId: note.made })} variant="primary">
            {t('openMade')}
          </LinkButton>
        </p>
      )}
      {chosen !== null && <Message className={styles.notice}>{t('firstItem', { name: chosen })}</Message>}
      <Card className={styles.narrow}>
        <ListForm intent="create" fields={{ ...(chosen !== null && { item, qty }) }} withFile className={styles.form}>
          <Field label={t('name')} error={note?.field === 'name' ? note.text : undefined}>
            <TextInput key={useRequestKey()} name="name" defaultValue={note?.typed} maxLength={80} autoComplete="off" required />
          </Field>
          <AccessChoice levels={levels} chosen="PERSONAL" />
          {chosen === null && <FirstItemsChoice start={start} problem={note?.field === 'file' ? note.text : undefined} />}
          <div className={styles.buttons}>
            <Button type="submit" variant="primary" busy={busy}>
              {t('create')}
            </Button>
            <LinkButton to={paths.lists(tenant)}>{t('cancel')}</LinkButton>
          </div>
        </ListForm>
      </Card>
    </>
  );
}
