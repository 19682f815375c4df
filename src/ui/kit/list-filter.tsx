import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from './button.tsx';
import { Chip } from './chip.tsx';
import { Field } from './field.tsx';
import styles from './list-filter.module.css';
import { TextInput } from './text-input.tsx';

export interface ListFilterProps {
  /** Of the search field. */
  readonly label: string;
  readonly submitLabel: string;
  /** What was searched for; the field posts `search`. */
  readonly search: string;
  readonly hint?: string | undefined;
  /** What a search keeps of the other filters: names and values. Empty values are left out. */
  readonly kept?: Readonly<Record<string, string>> | undefined;
  /** The kinds to choose among; each is an address. */
  readonly chips: readonly { readonly label: string; readonly to: string; readonly on: boolean }[];
  /** What the chips choose, read out before them. Default: `label`. */
  readonly chipsLabel?: string | undefined;
  /** Further fields, beside the search. */
  readonly children?: ReactNode;
}

/** Filters a list by words and by kind. A plain GET form and links, so that every choice has an address and works without JavaScript. */
export const ListFilter = ({ label, submitLabel, search, hint, kept = {}, chips, chipsLabel, children }: ListFilterProps) => (
  <>
    <Form method="get" role="search" aria-label={label} className={styles.search}>
      <Field label={label}>
        <TextInput key={search} name="search" type="search" defaultValue={search} placeholder={hint} maxLength={80} />
      </Field>
      {children}
      {Object.entries(kept).map(([name, value]) => value !== '' && <input key={name} type="hidden" name={name} value={value} />)}
      <Button type="submit">{submitLabel}</Button>
    </Form>
    <div role="group" aria-label={chipsLabel ?? label} className={styles.chips}>
      {chips.map(({ label: kind, to, on }) => (
        <Chip key={to} to={to} on={on} preventScrollReset>
          {kind}
        </Chip>
      ))}
    </div>
  </>
);
