// Names and phone of the organization.
import { Form, useNavigation } from 'react-router';
import { DETAIL_LIMITS } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import type { Posted } from './posted.ts';
import styles from './people.module.css';

const LONGEST_PHONE = 30;

interface DetailsFormProps {
  readonly details: { readonly name: string; readonly legalName: string };
  /** As people write it. */
  readonly phone: string;
  readonly posted: Posted | undefined;
}

export function DetailsForm({ details, phone, posted }: DetailsFormProps) {
  const t = useWords(organizationsWords);
  const busy = useNavigation().state === 'submitting';
  const problemOf = (field: string): string | undefined => (posted?.field === field ? (posted.problem ?? undefined) : undefined);
  return (
    <Form method="post" className={styles.form} noValidate preventScrollReset>
      <Field label={t('organizationName')} hint={t('organizationNameHint')} error={problemOf('name')}>
        <TextInput name="name" defaultValue={details.name} maxLength={DETAIL_LIMITS.name} autoComplete="organization" required />
      </Field>
      <Field label={t('legalName')} optional={t('optional')} hint={t('legalNameHint')} error={problemOf('legalName')}>
        <TextInput name="legalName" defaultValue={details.legalName} maxLength={DETAIL_LIMITS.legalName} autoComplete="off" />
      </Field>
      <Field label={t('phone')} optional={t('optional')} error={problemOf('phone')}>
        <TextInput name="phone" type="tel" inputMode="tel" autoComplete="off" defaultValue={phone} maxLength={LONGEST_PHONE} />
      </Field>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('saveDetails')}
        </Button>
      </div>
    </Form>
  );
}
