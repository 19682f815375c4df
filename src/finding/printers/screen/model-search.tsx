// A search for a printer model by its name. Suggests models while the shopper types; sent, the finder shows all that fit.
import { useId, type KeyboardEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { printerWords } from '#finding/printers/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { usePaths, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { ModelSuggestions } from './model-suggestions.tsx';
import styles from './printers.module.css';
import { useModelSuggestions, type ModelSuggestionsState } from './use-model-suggestions.ts';

export function ModelSearch({ asked }: { readonly asked: string }) {
  const t = useWords(printerWords);
  const paths = usePaths();
  const navigate = useNavigate();
  const id = useId();
  const suggestions = useModelSuggestions();
  const { models, active, ask, close } = suggestions;
  const listed = models !== null && models.length > 0;
  return (
    <Form
      action={paths.printerFinder()}
      preventScrollReset
      onSubmit={close}
      className={styles.typed}
      role="search"
      aria-label={t('typeModel')}
    >
      <Field label={t('typeModel')} hint={t('typeHint')}>
        <TextInput
          key={asked}
          name="model"
          required
          defaultValue={asked}
          role="combobox"
          aria-expanded={listed}
          aria-controls={listed ? id : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={80}
          onChange={({ target }) => ask(target.value)}
          onBlur={close}
          onKeyDown={(event) => answerKey(event, suggestions, navigate)}
        />
      </Field>
      <Button type="submit" variant="ink">
        {t('find')}
      </Button>
      {models !== null && <ModelSuggestions id={id} models={models} active={active} onChoose={(href) => void navigate(href)} />}
    </Form>
  );
}

/** Arrows walk through the suggestions, Enter opens the active one, Esc closes the list. */
function answerKey(event: KeyboardEvent, { models, active, close, move }: ModelSuggestionsState, open: (href: string) => unknown): void {
  const chosen = active === null ? undefined : models?.[active];
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
  else if (event.key === 'Escape' && models !== null) close();
  else if (event.key === 'Enter' && chosen !== undefined) open(chosen.href);
  else return;
  event.preventDefault();
}
