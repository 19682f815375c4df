// Suggests a better address, or asks the shopper to confirm an unusual one: a drawer, or a part of the page without scripts (CHK-2).
import { useState } from 'react';
import type { AddressForm } from '#people/addresses/rules';
import { AddressAdvice } from '#people/addresses/screen';
import { addressesWords } from '#people/addresses/words';
import { Button } from '#ui/kit/button';
import { Drawer } from '#ui/kit/drawer';
import { useWords } from '#ui/page/shop';
import styles from './address-choice.module.css';

export interface AddressChoiceProps {
  /** A new object for each answer of the server, so that the drawer opens again for the next one. */
  readonly answer: object;
  readonly typed: AddressForm;
  /** Null: there is no suggestion, the shopper only confirms. */
  readonly suggested: AddressForm | null;
  /** The other fields of the form. */
  readonly fields: Readonly<Record<string, string>>;
  /** Prefix of each address field's name. */
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
