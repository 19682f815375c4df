// Takes the place of a removed address and offers to restore it.
import { Form, useNavigate } from 'react-router';
import { addressesWords } from '#people/addresses/words';
import { usePaths, useWords } from '#ui/page/shop';
import { UndoRow } from '#ui/kit/undo-row';
import styles from './addresses.module.css';

export function RemovedAddress({ id }: { readonly id: string }) {
  const t = useWords(addressesWords);
  const paths = usePaths();
  const navigate = useNavigate();
  return (
    <Form method="post" action={paths.addresses()} preventScrollReset className={styles.told}>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="id" value={id} />
      <UndoRow
        undoLabel={t('undo')}
        undoType="submit"
        ms={10_000}
        onExpire={() => void navigate(paths.addresses(), { replace: true, preventScrollReset: true })}
      >
        {t('removed')}
      </UndoRow>
    </Form>
  );
}
