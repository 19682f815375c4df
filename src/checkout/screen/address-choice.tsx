// A better address is suggested, or an odd one asked about: a drawer over the step, and part of the page where scripts are off (CHK-2).
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { addressLines, type AddressForm } from '#addresses/rules';
import type { DeliveryForm } from '#checkout/rules';
import { checkoutWords } from '#checkout/words';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { useWords } from '#ui/shop';
import styles from './address-choice.module.css';

export interface AddressChoiceProps {
  /** Made anew by each answer of the server, so that the drawer opens again for the next one. */
  readonly typed: DeliveryForm;
  /** Null: nothing better is known, the shopper is only asked. */
  readonly suggested: AddressForm | null;
}

export function AddressChoice({ typed, suggested }: AddressChoiceProps) {
  const t = useWords(checkoutWords);
  const [seen, setSeen] = useState<DeliveryForm>();
  const close = (): void => setSeen(typed);
  return (
    <>
      <section className={styles.unscripted} aria-labelledby="address-choice">
        <h3 id="address-choice">{t('addressCheck')}</h3>
        <Choices typed={typed} suggested={suggested} />
      </section>
      <Drawer open={seen !== typed} onClose={close} title={t('addressCheck')} closeLabel={t('addressChange')}>
        <div className={styles.choices}>
          <Choices typed={typed} suggested={suggested} />
          <Button onClick={close} wide>
            {t('addressChange')}
          </Button>
        </div>
      </Drawer>
    </>
  );
}

function Choices({ typed, suggested }: AddressChoiceProps) {
  const t = useWords(checkoutWords);
  return (
    <div className={styles.choices}>
      <p>{t(suggested === null ? 'addressUnconfirmed' : 'addressSuggested')}</p>
      {suggested !== null && <Choice values={{ ...typed, ...suggested }} title={t('addressBetter')} submit={t('useSuggested')} main />}
      <Choice values={typed} title={t('addressTyped')} submit={t('keepTyped')} main={suggested === null} />
    </div>
  );
}

interface ChoiceProps {
  readonly values: DeliveryForm;
  readonly title: string;
  readonly submit: string;
  /** The one that stands out. */
  readonly main: boolean;
}

/** Sends the step's form once more with one of the addresses, confirmed. */
function Choice({ values, title, submit, main }: ChoiceProps) {
  const busy = useNavigation().state === 'submitting';
  return (
    <Form method="post" className={styles.choice}>
      <h3>{title}</h3>
      <p>
        {addressLines(values).map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      <input type="hidden" name="confirmed" value="yes" />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={main ? 'primary' : undefined} busy={busy} wide>
        {submit}
      </Button>
    </Form>
  );
}
