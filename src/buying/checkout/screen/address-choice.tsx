// A better address is suggested, or an odd one asked about: a drawer over the step, and part of the page where scripts are off (CHK-2).
import { useState } from 'react';
import type { AddressForm } from '#people/addresses/rules';
import { AddressAdvice } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { useWords } from '#ui/page/shop';
import styles from './address-choice.module.css';

export interface AddressChoiceProps {
  /** Made anew by each answer of the server, so that the drawer opens again for the next one. */
  readonly answer: object;
  readonly typed: AddressForm;
  /** Null: nothing better is known, the shopper is only asked. */
  readonly suggested: AddressForm | null;
  /** What else the form sent. */
  readonly fields: Readonly<Record<string, string>>;
  /** In front of each address field's name. */
  readonly prefix?: string;
}

export function AddressChoice({ answer, ...asked }: AddressChoiceProps) {
  const t = useWords(addressesWords);
  const [seen, setSeen] = useState<object>();
  const close = (): void => setSeen(answer);
  const choices = <AddressAdvice {...asked} />;
  return (
    <>
      <section className={styles.unscripted} aria-labelledby="address-choice">
        <h3 id="address-choice">{t('addressCheck')}</h3>
        {choices}
      </section>
      <Drawer open={seen !== answer} onClose={close} title={t('addressCheck')} closeLabel={t('addressChange')}>
        <div className={styles.choices}>
          {choices}
          <Button onClick={close} wide>
            {t('addressChange')}
          </Button>
        </div>
      </Drawer>
    </>
  );
}
