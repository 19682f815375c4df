// Whose orders are counted, and of which list. Links and a plain form, so that every choice has an address.
import { Form } from 'react-router';
import type { buyAgainContract } from '#finding/buy-again/contract';
import { buyAgainWords } from '#finding/buy-again/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import type { ReplyOf } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './buy-again.module.css';

interface CountedProps extends Pick<ReplyOf<(typeof buyAgainContract)['GET /api/buy-again']>, 'of' | 'seesOrganization'> {
  readonly list: string;
  readonly lists: readonly { readonly listId: string; readonly name: string }[];
}

export function Counted({ of, seesOrganization, list, lists }: CountedProps) {
  const t = useWords(buyAgainWords);
  const paths = usePaths();
  const onList = list === '' ? {} : { list };
  if (!seesOrganization && lists.length === 0) return null;
  return (
    <div className={styles.counted}>
      {seesOrganization && (
        <div role="group" aria-label={t('whose')} className={styles.chips}>
          <Chip to={paths.buyAgain(onList)} on={of === 'mine'} preventScrollReset>
            {t('mine')}
          </Chip>
          <Chip to={paths.buyAgain({ of: 'organization', ...onList })} on={of === 'organization'} preventScrollReset>
            {t('organization')}
          </Chip>
        </div>
      )}
      {lists.length > 0 && (
        <Form method="get" className={styles.lists}>
          {of === 'organization' && <input type="hidden" name="of" value="organization" />}
          <Field label={t('list')}>
            <Select
              key={list}
              name="list"
              size="small"
              defaultValue={list}
              options={[{ value: '', label: t('everything') }, ...lists.map(({ listId, name }) => ({ value: listId, label: name }))]}
            />
          </Field>
          <Button type="submit" size="small">
            {t('show')}
          </Button>
        </Form>
      )}
    </div>
  );
}
