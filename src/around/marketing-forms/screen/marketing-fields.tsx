// The fields of a marketing form, for the page and the drawer (RWD-3). Uncontrolled, so that they work before the page is awake.
import { EMPLOYEE_SIZES, JOB_FUNCTIONS, MARKETING_FIELDS, MARKETING_LIMITS, type MarketingField } from '#around/marketing-forms/rules';
import { marketingFormsWords } from '#around/marketing-forms/words';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { EmailInput } from '#ui/kit/email-input';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { Select } from '#ui/kit/select';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import type { MarketingAnswer } from './marketing-action.ts';
import styles from './marketing-forms.module.css';

interface MarketingFieldsProps {
  readonly isLong: boolean;
  /** What is known before anything is typed. */
  readonly known: Partial<Record<MarketingField, string>>;
  readonly answer: MarketingAnswer | undefined;
  readonly busy: boolean;
}

const idOf = (field: MarketingField): string => `marketing-${field}`;

export function MarketingFields({ isLong, known, answer, busy }: MarketingFieldsProps) {
  const t = useWords(marketingFormsWords);
  const wrong = MARKETING_FIELDS.filter((field) => answer?.wrong.includes(field) === true);
  const value = (field: MarketingField): string => (answer?.typed ?? known)[field] ?? '';
  const field = (name: MarketingField) => ({
    id: idOf(name),
    label: t(name),
    error: wrong.includes(name) ? t(`wrong.${name}`) : undefined,
  });
  const { most } = MARKETING_LIMITS.name;
  return (
    <>
      <ErrorSummary
        title={t('fix', { n: wrong.length })}
        errors={wrong.map((name) => ({ fieldId: idOf(name), text: t(`wrong.${name}`) }))}
      />
      {answer !== undefined && wrong.length === 0 && <Message tone="bad" title={answer.refused || t('failed')} live />}
      <div className={styles.pair}>
        <Field {...field('firstName')}>
          <TextInput name="firstName" defaultValue={value('firstName')} maxLength={most} autoComplete="given-name" required />
        </Field>
        <Field {...field('lastName')}>
          <TextInput name="lastName" defaultValue={value('lastName')} maxLength={most} autoComplete="family-name" required />
        </Field>
      </div>
      <Field {...field('email')}>
        <EmailInput defaultValue={value('email')} required />
      </Field>
      <Field {...field('company')}>
        <TextInput
          name="company"
          defaultValue={value('company')}
          maxLength={MARKETING_LIMITS.company.most}
          autoComplete="organization"
          required
        />
      </Field>
      {isLong && <LongFields value={value} field={field} />}
      <Checkbox name="wantsOffers" value="yes" defaultChecked={answer?.wantsOffers === true} label={t('wantsOffers')} />
      <Button type="submit" variant="primary" busy={busy}>
        {t('send')}
      </Button>
      <p className={styles.quiet}>{t('consent')}</p>
    </>
  );
}

interface LongFieldsProps {
  readonly value: (field: MarketingField) => string;
  readonly field: (field: MarketingField) => { readonly id: string; readonly label: string; readonly error: string | undefined };
}

function LongFields({ value, field }: LongFieldsProps) {
  const t = useWords(marketingFormsWords);
  const choose = { value: '', label: t('choose') };
  return (
    <>
      <Field {...field('phone')} optional={t('optional')}>
        <TextInput name="phone" type="tel" inputMode="tel" defaultValue={value('phone')} maxLength={30} autoComplete="tel" />
      </Field>
      <div className={styles.pair}>
        <Field {...field('jobFunction')}>
          <Select
            name="jobFunction"
            defaultValue={value('jobFunction')}
            options={[choose, ...JOB_FUNCTIONS.map((one) => ({ value: one, label: t(`job.${one}`) }))]}
            required
          />
        </Field>
        <Field {...field('employeeSize')}>
          <Select
            name="employeeSize"
            defaultValue={value('employeeSize')}
            options={[choose, ...EMPLOYEE_SIZES.map((one) => ({ value: one, label: t(`size.${one}`) }))]}
            required
          />
        </Field>
      </div>
      <Field {...field('comments')} optional={t('optional')}>
        <TextArea name="comments" rows={4} defaultValue={value('comments')} maxLength={MARKETING_LIMITS.comments} />
      </Field>
    </>
  );
}
