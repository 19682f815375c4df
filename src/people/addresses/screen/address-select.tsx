// Stored addresses as a drop-down, with a search for long lists.
import { useState } from 'react';
import type { StoredAddress } from '#people/addresses/contract';
import { addressLines, foldText, formFromInput } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Field } from '#ui/kit/field';
import { useAwake } from '#ui/page/awake';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { AddressMarks, AddressWords } from './address-words.tsx';
import styles from './stored-choice.module.css';
import type { StoredChoiceProps } from './stored-choice-props.ts';

/** A drop-down with this many entries has a search. */
const MANY = 7;

export function AddressSelect({ name, addresses, use, chosen, other, actions }: StoredChoiceProps) {
  const t = useWords(addressesWords);
  const awake = useAwake();
  const [id, setId] = useState(chosen);
  const [words, setWords] = useState('');
  const found = addresses.filter((address) => holds(address, words));
  const shown = found.length === 0 ? addresses : found;
  const options = shown.map((address) => ({ value: address.id, label: oneLine(address) }));
  const others = other === undefined ? [] : [{ value: other.value, label: other.label }];
  const at = addresses.find((address) => address.id === id);
  const find = (typed: string): void => {
    setWords(typed);
    const fits = addresses.filter((address) => holds(address, typed));
    const [first] = fits;
    if (first !== undefined && !fits.some((address) => address.id === id)) setId(first.id);
  };
  return (
    <div className={styles.options}>
      {awake && addresses.length >= MANY && <AddressSearch words={words} found={found.length} onChange={find} />}
      <Field label={t('address')}>
        <Select
          name={name}
          data-kept="no"
          value={id}
          onChange={(event) => setId(event.target.value)}
          options={other?.last === true ? [...options, ...others] : [...others, ...options]}
        />
      </Field>
      {other !== undefined && (!awake || id === other.value) && <div>{other.children}</div>}
      {at !== undefined && (
        <div className={styles.at}>
          <AddressWords address={at} />
          <AddressMarks address={at} use={use} />
          {actions !== undefined && <div>{actions(at)}</div>}
        </div>
      )}
    </div>
  );
}

interface AddressSearchProps {
  readonly words: string;
  /** Number of addresses that hold the words. */
  readonly found: number;
  readonly onChange: (words: string) => void;
}

function AddressSearch({ words, found, onChange }: AddressSearchProps) {
  const t = useWords(addressesWords);
  return (
    <Field label={t('find')} hint={words === '' ? t('findHint') : t('found', { n: found })}>
      <TextInput
        type="search"
        autoComplete="off"
        data-kept="no"
        value={words}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // Enter chooses the found address; it does not submit the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </Field>
  );
}

/** Whether an address contains all the words. */
function holds(address: StoredAddress, words: string): boolean {
  const text = foldText(oneLine(address));
  return foldText(words)
    .split(' ')
    .every((word) => text.includes(word));
}

function oneLine(address: StoredAddress): string {
  const { fullName, ...form } = formFromInput(address);
  return [fullName, ...addressLines(form)].filter((line) => line !== '').join(', ');
}
