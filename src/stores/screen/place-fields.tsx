// The one field of the question where to deliver, checked by the same rule as the server's answer (APP-22).
import { placeOfZip } from '#delivery/rules';
import { storesWords } from '#stores/words';
import { useId, useState, type FocusEvent } from 'react';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { useShop, useWords } from '#ui/shop';
import { TextInput } from '#ui/text-input';
import { usePlace } from './place-provider.tsx';
import styles from './place.module.css';

export interface PlaceAnswer {
  readonly kept: boolean;
  /** What was typed, when it is no zip or postal code. */
  readonly problem?: string;
}

export function PlaceFields({ problem, busy }: { readonly problem?: string | undefined; readonly busy?: boolean | undefined }) {
  const t = useWords(storesWords);
  const { site } = useShop();
  const { zip, zipIsOwn } = usePlace();
  const id = useId();
  const [wrong, setWrong] = useState(false);
  const check = ({ target }: FocusEvent<HTMLInputElement>) =>
    setWrong(target.value !== '' && placeOfZip(target.value, site.country) === null);
  const isUS = site.country === 'US';
  return (
    <>
      <Field
        id={id}
        label={t('zip')}
        hint={t('zipHint', { example: site.defaultZip })}
        error={(wrong || problem !== undefined) && t('zipInvalid')}
      >
        <TextInput
          name="zip"
          required
          autoComplete="postal-code"
          inputMode={isUS ? 'numeric' : 'text'}
          maxLength={isUS ? 10 : 7}
          defaultValue={problem ?? (zipIsOwn ? zip : '')}
          onBlur={check}
          className={styles.zip}
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {t('saveZip')}
      </Button>
    </>
  );
}
