// The input of the search field with its label: asks for suggestions, and moves among them with the arrow keys, to the right to the heart of a product.
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
  const { shown, ask, wake } = suggestions;
  const { activeId, keys } = keysOf({ id, text, suggestions, onEmpty, onChoose });
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
        aria-activedescendant={activeId}
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

/** Which option the keyboard stands on, and what its keys do. */
function keysOf({ id, text, suggestions, onEmpty, onChoose }: Omit<SearchInputProps, 'field' | 'asked' | 'write'>) {
  const { shown, active, onHeart, setOnHeart, ask, close, move } = suggestions;
  const activeId = active === null ? undefined : `${id}-${active}${onHeart ? '-heart' : ''}`;
  const keys = (event: KeyboardEvent): void => {
    const chosen = active === null ? undefined : shown?.rows[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (shown === null) ask(text);
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') (shown === null ? onEmpty : close)();
    else if (event.key === (onHeart ? 'ArrowLeft' : 'ArrowRight') && chosen !== undefined && 'itemId' in chosen) setOnHeart(!onHeart);
    else if (event.key === 'Enter' && activeId !== undefined && onHeart) document.getElementById(activeId)?.click();
    else if (event.key === 'Enter' && chosen !== undefined) onChoose(chosen.href);
    else return;
    event.preventDefault();
  };
  return { activeId, keys };
}
