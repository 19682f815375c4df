// Chooses a stored address: cards on the consumer site, a drop-down on the business site, with a search for long lists.
import { useState, type ReactNode } from 'react';
import type { StoredAddress } from '#people/addresses/contract';
import { addressLines, foldText, formFromInput, type AddressUse } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { useAwake } from '#ui/page/awake';
import { Select } from '#ui/kit/select';
import { useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { AddressMarks, AddressWords } from './address-words.tsx';
import styles from './stored-choice.module.css';

export interface StoredChoiceProps {
  /** Name of the field with the chosen id. */
  readonly name: string;
  readonly addresses: readonly StoredAddress[];
  readonly use: AddressUse;
  /** The initial choice: an id, or the value of `other`. */
  readonly chosen: string;
  /** An additional choice that is not a stored address. */
  readonly other?: OtherChoice | undefined;
  /** Actions next to an address. */
  readonly actions?: ((address: StoredAddress) => ReactNode) | undefined;
}

interface OtherChoice {
  readonly value: string;
  readonly label: string;
  /** Whether it comes after the others. */
  readonly last?: boolean;
  /** Shown while it is chosen. */
  readonly children: ReactNode;
}

/** Further cards are collapsed. */
const FIRST = 4;
/** A drop-down with this many entries has a search. */
const MANY = 7;

export function StoredChoice(props: StoredChoiceProps) {
  const { tenant } = useShop().site;
  return tenant === 'business' ? <Drop {...props} /> : <Cards {...props} />;
}

function Cards({ name, addresses, use, chosen, other, actions }: StoredChoiceProps) {
  const t = useWords(addressesWords);
  const [id, setId] = useState(chosen);
  const card = (address: StoredAddress) => (
    <div key={address.id} className={styles.option}>
      <Checkbox
        radio
        name={name}
        value={address.id}
        checked={id === address.id}
        onChange={() => setId(address.id)}
        className={styles.choice ?? ''}
        label={
          <span className={styles.label}>
            <AddressWords address={address} />
            <AddressMarks address={address} use={use} />
          </span>
        }
      />
      {actions !== undefined && <div className={styles.actions}>{actions(address)}</div>}
    </div>
  );
  const otherCard = other !== undefined && (
    <div className={styles.option}>
      <Checkbox
        radio
        name={name}
        value={other.value}
        checked={id === other.value}
        onChange={() => setId(other.value)}
        className={styles.choice ?? ''}
        label={other.label}
      />
      <div className={styles.inner}>{other.children}</div>
    </div>
  );
  const more = addresses.slice(FIRST);
  return (
    <fieldset className={styles.options}>
      <legend className="sr">{t('choose')}</legend>
      {other?.last !== true && otherCard}
      {addresses.slice(0, FIRST).map(card)}
      {more.length > 0 && (
        <details className={styles.more} open={more.some((one) => one.id === chosen) || undefined}>
          <summary>{t('showAll', { n: more.length })}</summary>
          <div className={styles.options}>{more.map(card)}</div>
        </details>
      )}
      {other?.last === true && otherCard}
    </fieldset>
  );
}

function Drop({ name, addresses, use, chosen, other, actions }: StoredChoiceProps) {
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
      {awake && addresses.length >= MANY && (
        <Field label={t('find')} hint={words === '' ? t('findHint') : t('found', { n: found.length })}>
          <TextInput
            type="search"
            autoComplete="off"
            data-kept="no"
            value={words}
            onChange={(event) => find(event.target.value)}
            onKeyDown={(event) => {
              // Enter chooses the found address; it does not submit the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Field>
      )}
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

/** Whether an address contains all the words. */
function holds(address: StoredAddress, words: string): boolean {
  const text = foldText(oneLine(address));
  return foldText(words)
    .split(' ')
    .every((word) => text.includes(word));
}

function oneLine(address: StoredAddress): string {
  const { fullName, ...form } = formFromInput(address);
  return [fullName, ...addressLines(form)].join(', ');
}
