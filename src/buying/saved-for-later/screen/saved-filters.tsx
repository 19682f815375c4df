// Filters and searches the saved items.
import { savedWords } from '#buying/saved-for-later/words';
import { Button } from '#ui/kit/button';
import { Chip } from '#ui/kit/chip';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import styles from './saved-panel.module.css';
import type { SavedFilter } from './saved-slice.ts';
import { SAVED_VIEW, useSaved } from './use-saved.ts';

const FILTERS: readonly SavedFilter[] = ['all', 'priceDrop', 'inStock', 'outOfStock'];

export function SavedFilters() {
  const t = useWords(savedWords);
  const { ui } = useSaved();
  return (
    <div className={styles.filters}>
      <div role="group" aria-label={t('show')} className={styles.chips}>
        {FILTERS.map((filter) => (
          <Chip key={filter} on={ui.filter === filter} onPress={() => void SAVED_VIEW.look({ filter })}>
            {t(filter)}
          </Chip>
        ))}
      </div>
      <TextInput
        type="search"
        size="small"
        aria-label={t('search')}
        placeholder={t('search')}
        value={ui.search}
        maxLength={100}
        onChange={(event) => void SAVED_VIEW.look({ search: event.target.value })}
      />
    </div>
  );
}

export function NoMatch() {
  const t = useWords(savedWords);
  return (
    <p className={styles.noMatch}>
      {t('noMatch')}{' '}
      <Button size="small" onClick={() => void SAVED_VIEW.look({ filter: 'all', search: '' })}>
        {t('showAll')}
      </Button>
    </p>
  );
}
