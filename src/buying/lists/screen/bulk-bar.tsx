// What can be done with several lines at once: move, copy, one quantity for all. The check boxes stand in the rows and belong to this form.
import { Form } from 'react-router';
import type { ListSummary } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { useBusy, useRequestKey } from './list-form.tsx';
import styles from './lists.module.css';

export const BULK_FORM = 'chosen-lines';

interface BulkBarProps {
  readonly listId: string;
  readonly readOnly: boolean;
  /** The lists that can take lines. */
  readonly others: readonly Pick<ListSummary, 'listId' | 'name'>[];
}

export function BulkBar({ listId, readOnly, others }: BulkBarProps) {
  const t = useWords(listsWords);
  const [moving, copying, counting] = [useBusy('move', { listId }), useBusy('copy', { listId }), useBusy('quantities', { listId })];
  const requestKey = useRequestKey();
  if (readOnly && others.length === 0) return null;
  return (
    <Form method="post" id={BULK_FORM} key={requestKey} preventScrollReset noValidate className={styles.bulk} aria-label={t('chosenLines')}>
      <input type="hidden" name="listId" value={listId} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <b className={styles.bulkTitle}>{t('chosenLines')}</b>
      {others.length > 0 && (
        <>
          <Field label={t('toList')}>
            <Select
              name="to"
              size="small"
              defaultValue=""
              options={[{ value: '', label: t('chooseOne') }, ...others.map(({ listId: value, name }) => ({ value, label: name }))]}
            />
          </Field>
          {!readOnly && (
            <Button type="submit" name="intent" value="move" size="small" busy={moving}>
              {t('move')}
            </Button>
          )}
          <Button type="submit" name="intent" value="copy" size="small" busy={copying}>
            {t('copy')}
          </Button>
        </>
      )}
      {!readOnly && (
        <>
          <Field label={t('quantity')}>
            <TextInput name="qty" size="small" inputMode="numeric" maxLength={4} autoComplete="off" className={styles.few} />
          </Field>
          <Button type="submit" name="intent" value="quantities" size="small" busy={counting}>
            {t('setQuantities')}
          </Button>
        </>
      )}
    </Form>
  );
}
