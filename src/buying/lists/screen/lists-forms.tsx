// The forms around the table of lists.
import { Form, useNavigate } from 'react-router';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { TextAction } from '#ui/kit/text-action';
import { UndoRow } from '#ui/kit/undo-row';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { ListForm, useBusy, useRequestKey } from './list-form.tsx';
import styles from './lists.module.css';

/** The form below the table that takes the chosen lists. */
export const SEVERAL_FORM = 'chosen-lists';

/** All lines of the lists that are chosen in the table. */
export function SeveralToCart() {
  const t = useWords(listsWords);
  const requestKey = useRequestKey();
  return (
    <Form method="post" id={SEVERAL_FORM} key={requestKey} preventScrollReset className={styles.several}>
      <input type="hidden" name="intent" value="toCart" />
      <input type="hidden" name="requestKey" value={requestKey} />
      <Button type="submit" size="small">
        {t('severalToCart')}
      </Button>
    </Form>
  );
}

/** For administrators: whether the organization's lists may have links for people without an account. */
export function LinksRule({ allowed }: { readonly allowed: boolean }) {
  const t = useWords(listsWords);
  const busy = useBusy('links');
  return (
    <ListForm intent="links" fields={{ allowed: String(!allowed) }} className={styles.rule}>
      <p>{t(allowed ? 'ruleOn' : 'ruleOff')}</p>
      <TextAction type="submit" busy={busy}>
        {t(allowed ? 'stopRule' : 'allowRule')}
      </TextAction>
    </ListForm>
  );
}

export function Deleted({ listId }: { readonly listId: string }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const navigate = useNavigate();
  return (
    <ListForm intent="restore" fields={{ listId }} className={styles.notice}>
      <UndoRow
        undoLabel={t('undo')}
        undoType="submit"
        ms={10_000}
        onExpire={() => void navigate(paths.lists(tenant), { replace: true, preventScrollReset: true })}
      >
        {t('deleted')}
      </UndoRow>
    </ListForm>
  );
}
