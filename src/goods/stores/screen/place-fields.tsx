// The zip field, with the same check as on the server (APP-22).
import { placeOfZip } from '#people/addresses/rules';
import { storesWords } from '#goods/stores/words';
import { useId, useState, type FocusEvent, type FormEvent } from 'react';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { usePlace } from './place-provider.tsx';
import styles from './place.module.css';

export interface PlaceAnswer {
  readonly kept: boolean;
  /** The typed code, when it is invalid or does not exist. */
  readonly problem?: { readonly typed: string; readonly code: 'zipInvalid' | 'zipUnknown' };
}

export interface PlaceFieldsProps {
  readonly answer: PlaceAnswer | undefined;
  readonly busy?: boolean | undefined;
}

export function PlaceFields({ answer, busy }: PlaceFieldsProps) {
  const t = useWords(storesWords);
  const { site } = useShop();
  const { zip, zipIsOwn } = usePlace();
  const id = useId();
  const problem = answer?.problem;
  const [wrong, setWrong] = useState(false);
  // A new code clears the last error.
  const [settled, setSettled] = useState<PlaceAnswer>();
  const check = ({ target: { value } }: FocusEvent<HTMLInputElement>) => setWrong(value !== '' && placeOfZip(value, site.country) === null);
  // Clears on input and not on blur, which would move the button under the pointer.
  const takeBack = ({ currentTarget: { value } }: FormEvent<HTMLInputElement>) => {
    if (placeOfZip(value, site.country) === null) return;
    setWrong(false);
    if (value !== problem?.typed) setSettled(answer);
  };
  const said = problem !== undefined && settled !== answer && t(problem.code, { zip: problem.typed });
  const isUS = site.country === 'US';
  return (
    <>
      <Field id={id} label={t('zip')} hint={t('zipHint', { example: site.defaultZip })} error={wrong ? t('zipInvalid') : said}>
        <TextInput
          name="zip"
          required
          autoComplete="postal-code"
          inputMode={isUS ? 'numeric' : 'text'}
          maxLength={isUS ? 10 : 7}
          defaultValue={problem?.typed ?? (zipIsOwn ? zip : '')}
          onBlur={check}
          onInput={takeBack}
          className={styles.zip}
        />
      </Field>
      <Button type="submit" variant="primary" busy={busy}>
        {t('saveZip')}
      </Button>
    </>
  );
}
