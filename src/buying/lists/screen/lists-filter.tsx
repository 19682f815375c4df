// Search, sort and filter of lists: a plain form and links, so that every choice has an address (LST-2).
import { Form } from 'react-router';
import type { ListSummary } from '#buying/lists/contract';
import { listsWords } from '#buying/lists/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { askedQuery, type ListsAsked } from './asked-lists.ts';
import styles from './lists.module.css';

const MOST_ON_A_PAGE = '100';
const PAGE_SIZES = ['10', '25', '50', MOST_ON_A_PAGE];
const LAST_UPDATED = 'modified-descending';

export function ListsFilter({ asked, levels }: { readonly asked: ListsAsked; readonly levels: readonly ListSummary['accessLevel'][] }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { access } = asked;
  const at = (level: string) => paths.lists(tenant, askedQuery({ ...asked, access: level, page: '' }));
  return (
    <div className={styles.filter}>
      <ListSearch asked={asked} />
      <nav aria-label={t('filters')} className={styles.chips}>
        <Chip to={at('')} on={access === ''} preventScrollReset>
          {t('filterAll')}
        </Chip>
        <Chip to={at('FAVORITE')} on={access === 'FAVORITE'} preventScrollReset>
          {t('filterFavorites')}
        </Chip>
        {levels.length > 1 &&
          (['PERSONAL', 'SHARED', 'GLOBAL'] as const)
            .filter((level) => levels.includes(level))
            .map((level) => (
              <Chip key={level} to={at(level)} on={access === level} preventScrollReset>
                {t(`type${level}`)}
              </Chip>
            ))}
      </nav>
    </div>
  );
}

function ListSearch({ asked }: { readonly asked: ListsAsked }) {
  const t = useWords(listsWords);
  const paths = usePaths();
  const { tenant } = useShop().site;
  const { access, item, qty } = asked;
  const sort = asked.sort === '' ? LAST_UPDATED : asked.sort;
  return (
    <Form method="get" action={paths.lists(tenant)} role="search" aria-label={t('search')} className={styles.find}>
      {Object.entries({ SelectedListsType: access, item, qty }).map(
        ([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Field label={t('search')} className={styles.search}>
        <TextInput
          key={asked.search}
          name="SearchText"
          type="search"
          defaultValue={asked.search}
          placeholder={t('searchHint')}
          maxLength={80}
          autoComplete="off"
        />
      </Field>
      <Field label={t('sort')}>
        <Select
          key={sort}
          name="SortOrder"
          defaultValue={sort}
          options={[
            { value: LAST_UPDATED, label: t('sortLast') },
            { value: 'name-ascending', label: t('sortAZ') },
            { value: 'name-descending', label: t('sortZA') },
          ]}
        />
      </Field>
      <Field label={t('pageSize')}>
        <Select
          key={asked.size}
          name="PageSize"
          defaultValue={PAGE_SIZES.includes(asked.size) ? asked.size : MOST_ON_A_PAGE}
          options={PAGE_SIZES.map((size) => ({ value: size, label: size }))}
        />
      </Field>
      <Button type="submit">{t('apply')}</Button>
    </Form>
  );
}
