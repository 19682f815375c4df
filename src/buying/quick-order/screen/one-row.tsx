// One row typed by hand: a number, or a name with suggestions; Enter adds it and clears the fields for the next.
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { TypedRow } from '#buying/quick-order/rules';
import { quickOrderWords } from '#buying/quick-order/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { PlusIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { ORDER_FIELDS } from './form-fields.ts';
import styles from './quick-order.module.css';
import { useItemSuggestions } from './use-item-suggestions.ts';
import { ItemSuggestions } from './item-suggestions.tsx';

interface OneRowProps {
  readonly onAdd: (row: TypedRow) => void;
}

export function OneRow({ onAdd }: OneRowProps) {
  const t = useWords(quickOrderWords);
  const id = useId();
  const { number, qty, items, active, add, choose, type, keys, close } = useOneRow(onAdd);
  const open = items.length > 0;
  return (
    <section className={styles.card} aria-label={t('one')}>
      <div className={styles.one} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}>
        <Field label={t('oneNumber')}>
          <TextInput
            ref={number}
            name={ORDER_FIELDS.oneNumber}
            role="combobox"
            aria-expanded={open}
            aria-controls={open ? `${id}-list` : undefined}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : `${id}-${active}`}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={60}
            onChange={(event) => type(event.target.value)}
            onKeyDown={keys}
          />
        </Field>
        <Field label={t('oneQty')}>
          <TextInput
            ref={qty}
            name={ORDER_FIELDS.oneQty}
            inputMode="numeric"
            autoComplete="off"
            defaultValue="1"
            maxLength={4}
            onFocus={(event) => event.target.select()}
            onKeyDown={(event) => event.key === 'Enter' && (event.preventDefault(), add())}
          />
        </Field>
        {open && <ItemSuggestions id={id} items={items} active={active} onChoose={choose} />}
      </div>
      <p role="status" className="sr">
        {open && t('suggestionCount', { n: items.length })}
      </p>
      <Button type="submit" name={ORDER_FIELDS.intent} value="check" wide onClick={(event) => (event.preventDefault(), add())}>
        <PlusIcon /> {t('addRow')}
      </Button>
    </section>
  );
}

/** Both fields are uncontrolled, so that text typed before hydration stays. */
function useOneRow(onAdd: OneRowProps['onAdd']) {
  const number = useRef<HTMLInputElement>(null);
  const qty = useRef<HTMLInputElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const { items, ask, close: forget } = useItemSuggestions();
  const close = () => {
    setActive(null);
    forget();
  };
  const write = (typed: string, howMany: string) => {
    if (number.current !== null) number.current.value = typed;
    if (qty.current !== null) qty.current.value = howMany;
    close();
  };
  const choose = (itemId: string) => {
    write(itemId, qty.current?.value ?? '1');
    qty.current?.focus();
  };
  const add = () => {
    const typed = number.current?.value.trim() ?? '';
    if (typed !== '') {
      onAdd({ number: typed.slice(0, 60), qty: qty.current?.value.trim() ?? '' });
      write('', '1');
    }
    number.current?.focus();
  };
  const keys = (event: KeyboardEvent) => {
    const { key } = event;
    const chosen = active === null ? undefined : items[active];
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (key === 'Enter') (chosen === undefined ? add : () => choose(chosen.itemId))();
    else if (items.length === 0) return;
    else if (key === 'Escape') close();
    else if (step !== 0) setActive(stepped(active, step, items.length));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const type = (text: string) => {
    setActive(null);
    ask(text);
  };
  return { number, qty, items, active, add, choose, type, keys, close };
}

/** The next option down or up; beyond either end, the field itself. */
function stepped(active: number | null, step: 1 | -1, count: number): number | null {
  const next = active === null ? (step === 1 ? 0 : count - 1) : active + step;
  return next < 0 || next >= count ? null : next;
}
