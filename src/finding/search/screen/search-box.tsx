// The search field of the header: a plain form; after hydration it suggests while the shopper types (CAT-7).
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchWords } from '#finding/search/words';
import { CloseIcon, SearchIcon } from '#ui/kit/icons';
import { CachedPart } from '#ui/page/cached-part';
import { usePaths, useShop, useWords } from '#ui/page/shop';
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
  const business = useShop().site.tenant === 'business';
  const id = useId();
  const { field, text, asked, write } = useField();
  const { shown, active, ask, close, move, wake, remember } = useSuggestions();

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
  const keys = (event: KeyboardEvent) => {
    const { key } = event;
    const chosen = active === null ? undefined : shown?.rows[active];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (shown === null) ask(text);
      else move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Escape') (shown === null ? empty : close)();
    else if (key === 'Enter' && chosen !== undefined) go(chosen.href);
    else return;
    event.preventDefault();
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
        <label className="sr" htmlFor={id}>
          {t('search')}
        </label>
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          role="combobox"
          aria-expanded={shown !== null}
          aria-controls={shown === null ? undefined : `${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder={t(business ? 'placeholderBusiness' : 'placeholder')}
          defaultValue={asked}
          onChange={(event) => {
            write(event.target.value);
            ask(event.target.value);
          }}
          onFocus={() => {
            wake();
            if (text === '') ask('');
          }}
          onKeyDown={keys}
          className={styles.input}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label={t('clear')} onClick={empty}>
            <CloseIcon />
          </button>
        )}
        <button type="submit" className={styles.submit} aria-label={t('search')}>
          <CachedPart name="search-icon" of={null}>
            <SearchIcon />
          </CachedPart>
        </button>
      </form>
      {shown !== null && <shown.Panel id={id} rows={shown.rows} typed={shown.typed} active={active} onChoose={close} />}
      <p role="status" className="sr">
        {shown !== null && t('suggestionCount', { n: shown.rows.length })}
      </p>
    </search>
  );
}

/** The field's text. It is an uncontrolled input, so that text typed before hydration stays. */
function useField() {
  const field = useRef<HTMLInputElement>(null);
  const asked = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [text, setText] = useState(asked);
  const known = useRef(asked);
  const write = (next: string) => {
    if (field.current !== null && field.current.value !== next) field.current.value = next;
    setText(next);
  };
  useEffect(() => {
    const typed = field.current?.value ?? '';
    // Another search or Back changed the address, so the field follows it.
    if (known.current === asked) setText(typed);
    else write(asked);
    known.current = asked;
  }, [asked]);
  return { field, text, asked, write };
}
