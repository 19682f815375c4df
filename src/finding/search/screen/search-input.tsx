// The input of the search field with its label: asks for suggestions, and moves among them with the arrow keys.
import type { KeyboardEvent, RefObject } from 'react';
import { searchWords } from '#finding/search/words';
import { useShop, useWords } from '#ui/page/shop';
import type { useSuggestions } from './use-suggestions.ts';
import styles from './search-box.module.css';

export interface SearchInputProps {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly text: string;
  /** The query in the address. */
  readonly asked: string;
  readonly suggestions: ReturnType<typeof useSuggestions>;
  readonly write: (text: string) => void;
  readonly onEmpty: () => void;
  /** Called with the address of a suggestion chosen by Enter. */
  readonly onChoose: (href: string) => void;
}

export function SearchInput({ id, field, text, asked, suggestions, write, onEmpty, onChoose }: SearchInputProps) {
  const t = useWords(searchWords);
  const isBusiness = useShop().site.tenant === 'business';
  const { shown, active, ask, close, move, wake } = suggestions;
  const keys = (event: KeyboardEvent) => {
    const chosen = active === null ? undefined : shown?.rows[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (shown === null) ask(text);
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') (shown === null ? onEmpty : close)();
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen.href);
    else return;
    event.preventDefault();
  };
  return (
    <>
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
        placeholder={t(isBusiness ? 'placeholderBusiness' : 'placeholder')}
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
    </>
  );
}
