// The search field of the header: a plain form; after hydration it suggests while the shopper types (CAT-7).
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { searchWords } from '#finding/search/words';
import { CloseIcon, SearchIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { usePaths, useWords } from '#ui/page/shop';
import { SearchInput } from './search-input.tsx';
import { useSearchText } from './use-search-text.ts';
import { useSuggestions } from './use-suggestions.ts';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** Distinguishes two searches on one page. */
  readonly label?: string | undefined;
}

export function SearchBox({ label }: SearchBoxProps) {
  const t = useWords(searchWords);
  const paths = usePaths();
  const navigate = useNavigate();
  const id = useId();
  const { field, text, asked, write } = useSearchText();
  const suggestions = useSuggestions();
  const { shown, active, onHeart, close, remember } = suggestions;

  const go = (to: string) => {
    close();
    field.current?.blur();
    void navigate(to);
  };
  const empty = () => {
    write('');
    close();
    field.current?.focus();
  };
  return (
    <search className={styles.search} aria-label={label} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
      <form
        action={paths.search()}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          remember(text);
          go(paths.search(text.trim() === '' ? {} : { q: text.trim() }));
        }}
      >
        <SearchInput
          id={id}
          field={field}
          text={text}
          asked={asked}
          suggestions={suggestions}
          write={write}
          onEmpty={empty}
          onChoose={go}
        />
        {text !== '' && <ClearButton onClear={empty} />}
        <SubmitButton />
      </form>
      {shown !== null && <shown.Panel id={id} rows={shown.rows} typed={shown.typed} active={active} onHeart={onHeart} onChoose={close} />}
      <p role="status" className="sr">
        {shown !== null && t('suggestionCount', { n: shown.rows.length })}
      </p>
    </search>
  );
}

function SubmitButton() {
  const t = useWords(searchWords);
  return (
    <button type="submit" className={styles.submit} aria-label={t('search')}>
      <CachedPart name="search-icon" of={null}>
        <SearchIcon />
      </CachedPart>
    </button>
  );
}

function ClearButton({ onClear }: { readonly onClear: () => void }) {
  const t = useWords(searchWords);
  return (
    <button type="button" className={styles.clear} aria-label={t('clear')} onClick={onClear}>
      <CloseIcon />
    </button>
  );
}
