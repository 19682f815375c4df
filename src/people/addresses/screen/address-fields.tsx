// Fields of a postal address: labels and rules of the site's country, autofill tokens; the ZIP code fills in city and state.
import { useRef, type FocusEvent } from 'react';
import { ADDRESS_LIMITS, formatPhone, statesOf, type AddressField, type AddressForm } from '#people/addresses/rules';
import { addressesWords } from '#people/addresses/words';
import { Field } from '#ui/kit/field';
import { PlusIcon } from '#ui/kit/icons';
import { Select } from '#ui/kit/select';
import { useShop, useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import styles from './address-fields.module.css';
import { useZipFill } from './use-zip-fill.ts';

export interface AddressFieldsProps {
  /** Initial values. */
  readonly values: AddressForm;
  /** Error messages by field. */
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  /** Autofill section: `shipping`, `billing`. */
  readonly section: 'shipping' | 'billing';
  /** Prefix of each field's name and id: `billing.`. */
  readonly prefix?: string;
  /** Called when the shopper leaves a field, for validation. */
  readonly onLeft: (field: AddressField) => void;
  /** Fields that are not asked. */
  readonly without?: readonly AddressField[];
}

/** Id of a field, for error summaries. */
export function addressFieldId(field: AddressField, prefix = ''): string {
  return `${prefix}${field}`.replace('.', '-');
}

export function AddressFields({ values, errors, section, prefix = '', onLeft, without = NONE }: AddressFieldsProps) {
  const t = useWords(addressesWords);
  const { site } = useShop();
  const box = useRef<HTMLDivElement>(null);
  const fill = useZipFill(box, prefix);
  const facts = (field: AddressField) => ({
    name: `${prefix}${field}`,
    defaultValue: values[field],
    maxLength: ADDRESS_LIMITS[field],
    onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => {
      if (field === 'zip') void fill(event.target.value).then(() => onLeft(field));
      else onLeft(field);
    },
  });
  const around = (field: AddressField) => ({ id: addressFieldId(field, prefix), label: t(field), error: errors[field] });
  return (
    <div ref={box} className={styles.grid}>
      {!without.includes('fullName') && <FullName section={section} around={around} facts={facts} />}
      <Field {...around('address1')} className={styles.whole}>
        <TextInput {...facts('address1')} autoComplete={`${section} address-line1`} required />
      </Field>
      <Field {...around('zip')} className={styles.third} hint={t('zipHint')}>
        <TextInput
          {...facts('zip')}
          autoComplete={`${section} postal-code`}
          inputMode={site.country === 'US' ? 'numeric' : 'text'}
          code={site.country === 'CA'}
          required
          onInput={(event) => {
            // Clears the error of a field that was corrected.
            const judged = errors.zip !== undefined;
            void fill(event.currentTarget.value).then(() => judged && onLeft('zip'));
          }}
        />
      </Field>
      <Field {...around('city')} className={styles.third}>
        <TextInput {...facts('city')} autoComplete={`${section} address-level2`} />
      </Field>
      <Field {...around('state')} className={styles.third}>
        <Select
          {...facts('state')}
          autoComplete={`${section} address-level1`}
          options={[{ value: '', label: t('chooseState') }, ...statesOf(site.country).map((state) => ({ value: state, label: state }))]}
        />
      </Field>
      <MoreFields section={section} around={around} facts={facts} values={values} errors={errors} without={without} />
    </div>
  );
}

const NONE: readonly AddressField[] = [];

function FullName({ section, around, facts }: Pick<MoreFieldsProps, 'section' | 'around' | 'facts'>) {
  return (
    <Field {...around('fullName')} className={styles.whole}>
      <TextInput {...facts('fullName')} autoComplete={`${section} name`} autoCapitalize="words" required />
    </Field>
  );
}

interface MoreFieldsProps extends Pick<AddressFieldsProps, 'section' | 'values' | 'errors'> {
  readonly without: readonly AddressField[];
  /** Props of a field and of its control. */
  readonly around: (field: AddressField) => { readonly id: string; readonly label: string; readonly error: string | undefined };
  readonly facts: (field: AddressField) => {
    readonly name: string;
    readonly defaultValue: string;
    readonly maxLength: number;
    readonly onBlur: (event: FocusEvent<HTMLInputElement | HTMLSelectElement>) => void;
  };
}

/** Rarely used fields, collapsed unless one has a value. */
function MoreFields({ section, around, facts, values, errors, without }: MoreFieldsProps) {
  const t = useWords(addressesWords);
  const { copyLocale } = useShop();
  const isUsed = (['address2', 'organization', 'phone'] as const).some((field) => values[field] !== '' || errors[field] !== undefined);
  return (
    <details className={styles.more} open={isUsed || undefined}>
      <summary className={styles.summary}>
        <PlusIcon /> {t(without.includes('organization') ? 'moreOfPlace' : 'more')}
      </summary>
      <div className={styles.grid}>
        <Field {...around('address2')} className={styles.half} optional={t('optional')}>
          <TextInput {...facts('address2')} autoComplete={`${section} address-line2`} />
        </Field>
        {!without.includes('organization') && (
          <Field {...around('organization')} className={styles.half} optional={t('optional')}>
            <TextInput {...facts('organization')} autoComplete={`${section} organization`} />
          </Field>
        )}
        <Field {...around('phone')} className={styles.half} optional={t('optional')} hint={t('phoneHint')}>
          <TextInput
            {...facts('phone')}
            defaultValue={formatPhone(values.phone, copyLocale)}
            type="tel"
            inputMode="tel"
            autoComplete={`${section} tel`}
          />
        </Field>
      </div>
    </details>
  );
}
