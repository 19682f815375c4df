// Suggests a correction, or asks to confirm an unusual address: each choice posts the form again, confirmed (CHK-2).
import { Form, useNavigation } from 'react-router';
import { addressLines, type AddressForm } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import styles from './address-advice.module.css';

export interface AddressAdviceProps {
  readonly typed: AddressForm;
  /** Null: there is no suggestion, the shopper only confirms. */
  readonly suggested: AddressForm | null;
  /** The form's other fields; as pairs when a name stands several times. */
  readonly fields?: Readonly<Record<string, string>> | readonly (readonly [name: string, value: string])[];
  /** Prefix of each address field's name. */
  readonly prefix?: string;
  /** Where the form posts, when not to its own page. */
  readonly action?: string;
}

export function AddressAdvice({ typed, suggested, ...rest }: AddressAdviceProps) {
  const t = useWords(addressesWords);
  return (
    <div className={styles.choices}>
      <p>{t(suggested === null ? 'addressUnconfirmed' : 'addressSuggested')}</p>
      {suggested !== null && <Choice {...rest} address={suggested} title={t('addressBetter')} submit={t('useSuggested')} main />}
      <Choice {...rest} address={typed} title={t('addressTyped')} submit={t('keepTyped')} main={suggested === null} />
    </div>
  );
}

const pairsOf = (fields: NonNullable<AddressAdviceProps['fields']>): readonly (readonly [string, string])[] =>
  Array.isArray(fields) ? (fields as readonly (readonly [string, string])[]) : Object.entries(fields as Readonly<Record<string, string>>); // the compiler narrows no read-only arrays

interface ChoiceProps extends Pick<AddressAdviceProps, 'fields' | 'prefix' | 'action'> {
  readonly address: AddressForm;
  readonly title: string;
  readonly submit: string;
  /** The primary button. */
  readonly main: boolean;
}

function Choice({ address, title, submit, main, fields = {}, prefix = '', action }: ChoiceProps) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" {...(action === undefined ? {} : { action, preventScrollReset: true })} className={styles.choice}>
      <h3>{title}</h3>
      <p>
        {addressLines(address).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      <input type="hidden" name="confirmed" value="yes" />
      {pairsOf(fields).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {Object.entries(address).map(([name, value]) => (
        <input key={name} type="hidden" name={prefix + name} value={value} />
      ))}
      <Button type="submit" variant={main ? 'primary' : undefined} busy={busy} wide>
        {submit}
      </Button>
    </Form>
  );
}
