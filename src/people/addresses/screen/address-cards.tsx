// Stored addresses as cards to choose from.
import { useState } from 'react';
import type { StoredAddress } from '#people/addresses/contract';
import { addressesWords } from '#people/addresses/words';
import { Checkbox } from '#ui/kit/checkbox';
import { useWords } from '#ui/page/shop';
import { AddressMarks, AddressWords } from './address-words.tsx';
import styles from './stored-choice.module.css';
import type { OtherChoice, StoredChoiceProps } from './stored-choice-props.ts';

/** Further cards are collapsed. */
const FIRST = 4;
export function AddressCards({ name, addresses, use, chosen, other, actions }: StoredChoiceProps) {
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
    <OtherCard name={name} other={other} checked={id === other.value} onChoose={() => setId(other.value)} />
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

interface OtherCardProps {
  readonly name: string;
  readonly other: OtherChoice;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

const OtherCard = ({ name, other, checked, onChoose }: OtherCardProps) => (
  <div className={styles.option}>
    <Checkbox
      radio
      name={name}
      value={other.value}
      checked={checked}
      onChange={onChoose}
      className={styles.choice ?? ''}
      label={other.label}
    />
    <div className={styles.inner}>{other.children}</div>
  </div>
);
