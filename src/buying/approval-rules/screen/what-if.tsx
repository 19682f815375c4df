// What if: the fields that change an order before it is tried.
import type { Choices } from '#buying/approval-rules/contract';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import type { TrialDraft } from './trial-fields.ts';
import styles from './rules.module.css';

interface WhatIfProps {
  readonly choices: Choices;
  readonly draft: TrialDraft['whatIf'];
}

export function WhatIf({ choices: { centers, locations }, draft }: WhatIfProps) {
  const t = useWords(approvalRulesWords);
  const { amount, without, center, shipTo } = draft;
  const same = { value: '', label: t('ifSame') };
  return (
    <Disclosure title={t('whatIf')} note={t('whatIfNote')} open={[amount, without, center, shipTo].some((value) => value !== '')}>
      <div className={styles.stack}>
        <Field label={t('ifAmount')}>
          <TextInput name="try.ifAmount" size="small" inputMode="decimal" defaultValue={amount} maxLength={20} autoComplete="off" />
        </Field>
        <Field label={t('ifWithout')}>
          <TextInput name="try.ifWithout" size="small" defaultValue={without} maxLength={40} autoComplete="off" />
        </Field>
        {centers.length > 0 && (
          <Field label={t('ifCenter')}>
            <Select
              name="try.ifCenter"
              size="small"
              defaultValue={center}
              options={[same, ...centers.map((value) => ({ value, label: value }))]}
            />
          </Field>
        )}
        {locations.length > 0 && (
          <Field label={t('ifShipTo')}>
            <Select
              name="try.ifShipTo"
              size="small"
              defaultValue={shipTo}
              options={[same, ...locations.map(({ id, name }) => ({ value: id, label: name }))]}
            />
          </Field>
        )}
      </div>
    </Disclosure>
  );
}
