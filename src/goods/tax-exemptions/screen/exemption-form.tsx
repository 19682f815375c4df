// The form of a certificate: why, number, where, which taxes, when, and the scan.
import { Form, useNavigation } from 'react-router';
import type { Country } from '#base/site/rules';
import { EXEMPTION_LIMITS, kindsOf, namedTaxes, type TypedExemption } from '#goods/tax-exemptions/rules';
import { taxExemptionsWords } from '#goods/tax-exemptions/words';
import { statesOf } from '#people/addresses/rules';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { Choices } from './choices.tsx';
import type { ExemptionAnswer } from './submit-typed.ts';
import styles from './exemptions.module.css';

interface ExemptionFormProps {
  readonly country: Country;
  readonly values: TypedExemption;
  /** '' for a certificate by itself. */
  readonly replaces: string;
  readonly answer: ExemptionAnswer | undefined;
}

type ErrorOf = (field: string) => string | undefined;

export function ExemptionForm({ country, values, replaces, answer }: ExemptionFormProps) {
  const t = useWords(taxExemptionsWords);
  const busy = useNavigation().state === 'submitting';
  const errors = answer?.errors ?? [];
  const errorOf: ErrorOf = (field) => errors.find((error) => error.field === field)?.message;
  return (
    <Form method="post" encType="multipart/form-data" noValidate preventScrollReset className={styles.form}>
      <input type="hidden" name="replaces" value={replaces} />
      <ErrorSummary
        title={t('errors', { n: errors.length })}
        errors={errors.map(({ field, message }) => ({ fieldId: field, text: message }))}
      />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      <Choices legend={t('kindLegend')} id="kind" error={errorOf('kind')}>
        {kindsOf(country).map((kind) => (
          <Checkbox key={kind} radio name="kind" value={kind} defaultChecked={values.kind === kind} label={t(`kind${kind}`)} />
        ))}
      </Choices>
      <Field id="number" label={t('number')} hint={t('numberHint')} error={errorOf('number')}>
        <TextInput name="number" defaultValue={values.number} maxLength={EXEMPTION_LIMITS.number} autoComplete="off" required code />
      </Field>
      <Where country={country} values={values} errorOf={errorOf} />
      <div className={styles.pair}>
        <Field id="validFrom" label={t('validFrom')} error={errorOf('validFrom')}>
          <TextInput name="validFrom" type="date" defaultValue={values.validFrom} required />
        </Field>
        <Field id="validUntil" label={t('validUntil')} optional={t('optional')} hint={t('validUntilHint')} error={errorOf('validUntil')}>
          <TextInput name="validUntil" type="date" defaultValue={values.validUntil} />
        </Field>
      </div>
      <Field id="document" label={t('file')} hint={t('fileHint')} error={errorOf('document')}>
        <TextInput name="document" type="file" accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png" required />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('send')}
        </Button>
      </div>
    </Form>
  );
}

interface WhereProps {
  readonly country: Country;
  readonly values: TypedExemption;
  readonly errorOf: ErrorOf;
}

function Where({ country, values, errorOf }: WhereProps) {
  const t = useWords(taxExemptionsWords);
  const taxes = namedTaxes(country);
  return (
    <>
      <Choices legend={t('regionsLegend')} id="regions" error={errorOf('regions')}>
        <div className={styles.grid}>
          {statesOf(country).map((region) => (
            <Checkbox key={region} name="regions" value={region} defaultChecked={values.regions.includes(region)} label={region} />
          ))}
        </div>
      </Choices>
      {taxes.length > 0 && (
        <Choices legend={t('taxesLegend')} id="taxes" hint={t('taxesHint')} error={errorOf('taxes')}>
          <div className={styles.grid}>
            {taxes.map((tax) => (
              <Checkbox key={tax} name="taxes" value={tax} defaultChecked={values.taxes.includes(tax)} label={t(`tax${tax}`)} />
            ))}
          </div>
        </Choices>
      )}
    </>
  );
}
