// Everybody, or these by name: a choice that opens lists of check boxes.
import { useState, type ReactNode } from 'react';
import { foldText } from '#people/addresses/rules';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useAwake } from '#ui/page/awake';
import styles from './purchase-orders.module.css';

interface LimitedToProps {
  readonly name: 'everybody' | 'everywhere';
  readonly free: boolean;
  readonly title: string;
  readonly freely: string;
  readonly limited: string;
  readonly children: ReactNode;
}

/** Without JavaScript the lists stay open. */
export function LimitedTo({ name, free, title, freely, limited, children }: LimitedToProps) {
  const awake = useAwake();
  const [isFree, setFree] = useState(free);
  return (
    <fieldset className={styles.block}>
      <legend>{title}</legend>
      <Checkbox radio name={name} value="yes" checked={isFree} onChange={() => setFree(true)} label={freely} />
      <Checkbox radio name={name} value="no" checked={!isFree} onChange={() => setFree(false)} label={limited} />
      {(!isFree || !awake) && <div className={styles.chosen}>{children}</div>}
    </fieldset>
  );
}

/** A list with this many names has a search. */
const MANY = 9;

interface NameChoiceProps {
  readonly name: string;
  /** '' for none: the legend above says it. */
  readonly title: string;
  readonly ones: readonly { readonly id: string; readonly name: string }[];
  readonly chosen: readonly string[];
  /** Label of the search. */
  readonly find?: string;
  /** Says that there are none. */
  readonly none?: string;
}

/** A name that does not match what is typed stays chosen: the row is only hidden. */
export function NameChoice({ name, title, ones, chosen, find, none }: NameChoiceProps) {
  const awake = useAwake();
  const [words, setWords] = useState('');
  const isShown = (text: string): boolean => foldText(text).includes(foldText(words));
  return (
    <fieldset className={styles.block}>
      {title !== '' && <legend>{title}</legend>}
      {ones.length === 0 && none !== undefined && <span className={styles.small}>{none}</span>}
      {awake && find !== undefined && ones.length >= MANY && (
        <Field label={find}>
          <TextInput
            type="search"
            autoComplete="off"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            onKeyDown={(event) => {
              // Enter looks for a name; it does not save the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        </Field>
      )}
      <div className={styles.names}>
        {ones.map((one) => (
          <div key={one.id} hidden={!isShown(one.name)}>
            <Checkbox name={name} value={one.id} defaultChecked={chosen.includes(one.id)} label={one.name} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
