// The form of what happens to an order that nobody answers.
import { Form, useNavigation } from 'react-router';
import type { Choices, SavedRule, SettingsView } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { LinkButton } from '#ui/kit/link-button';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './rules.module.css';

export interface SettingsAnswer {
  readonly typed: SettingsView;
  readonly problems: SavedRule['problems'];
  readonly message: string;
}

interface SettingsFormProps {
  readonly answer: SettingsAnswer;
  /** Of the settings that were read. */
  readonly version: number;
  readonly approvers: Choices['approvers'];
}

export function SettingsForm({ answer: { typed, problems }, version, approvers }: SettingsFormProps) {
  const t = useWords(approvalRulesWords);
  const paths = usePaths();
  const busy = useNavigation().state === 'submitting';
  const errorOf = (name: string): string | undefined => problems.find(({ field }) => field === name)?.message;
  const hours = (name: 'remindAfter' | 'escalateAfter' | 'expireAfter') => (
    <HoursField
      name={`${name}Hours`}
      label={t(name)}
      hint={t(`${name}Hint`)}
      error={errorOf(`${name}Hours`)}
      hours={typed[`${name}Hours`]}
    />
  );
  const who = [{ value: '', label: t('whoadministrators') }, ...approvers.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <Form method="post" noValidate preventScrollReset className={styles.settings}>
      <ErrorSummary
        title={t('errors', { n: problems.length })}
        errors={problems.map(({ field, message }) => ({ fieldId: field, text: message }))}
      />
      <input type="hidden" name="version" value={version} />
      {hours('remindAfter')}
      {hours('escalateAfter')}
      <Field id="escalateTo" label={t('escalateTo')} error={errorOf('escalateTo')}>
        <Select name="escalateTo" defaultValue={typed.escalateTo ?? ''} options={who} />
      </Field>
      {hours('expireAfter')}
      <Checkbox name="mayApproveOwn" value="yes" defaultChecked={typed.mayApproveOwn} label={t('mayApproveOwn')} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('saveSettings')}
        </Button>
        <LinkButton to={paths.approvalRules()}>{t('cancel')}</LinkButton>
      </div>
    </Form>
  );
}

interface HoursFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  /** Null: empty. Negative: what was typed is no number. */
  readonly hours: number | null;
}

const HoursField = ({ name, label, hint, error, hours }: HoursFieldProps) => (
  <Field id={name} label={label} hint={hint} error={error}>
    <TextInput name={name} inputMode="numeric" maxLength={6} autoComplete="off" defaultValue={hours === null || hours < 0 ? '' : hours} />
  </Field>
);
