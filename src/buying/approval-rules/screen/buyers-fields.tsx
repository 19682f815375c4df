// Whose orders a rule is about, and on which days.
import { useState } from 'react';
import type { Choices } from '#buying/approval-rules/contract';
import { GroupsAndPeople } from '#people/locations/screen';
import { approvalRulesWords } from '#buying/approval-rules/words';
import { Checkbox } from '#ui/kit/checkbox';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useAwake } from '#ui/page/awake';
import { useWords } from '#ui/page/shop';
import type { RuleDraft } from './rule-draft.ts';
import styles from './rules.module.css';

interface BuyersFieldsProps {
  readonly draft: RuleDraft;
  readonly choices: Choices;
  readonly errors: ReadonlyMap<string, string>;
}

export function BuyersFields({ draft, choices: { groups, people }, errors }: BuyersFieldsProps) {
  const t = useWords(approvalRulesWords);
  const awake = useAwake();
  const [everybody, setEverybody] = useState(draft.everybody);
  const error = errors.get('buyers');
  const assignees = {
    groups: groups.map(({ id: groupId, name }) => ({ groupId, name })),
    people: people.map(({ id: profileId, name }) => ({ profileId, name })),
  };
  return (
    <fieldset className={styles.block} id="buyers" tabIndex={-1}>
      <legend>{t('buyers')}</legend>
      <Checkbox radio name="everybody" value="yes" checked={everybody} onChange={() => setEverybody(true)} label={t('everybody')} />
      <Checkbox radio name="everybody" value="no" checked={!everybody} onChange={() => setEverybody(false)} label={t('onlyThese')} />
      {error !== undefined && <p className={styles.error}>{error}</p>}
      {(!everybody || !awake) && (
        <div className={styles.chosen}>
          <GroupsAndPeople assignees={assignees} groupIds={draft.groupIds} profileIds={draft.profileIds} />
        </div>
      )}
    </fieldset>
  );
}

export function DaysFields({ draft, errors }: Omit<BuyersFieldsProps, 'choices'>) {
  const t = useWords(approvalRulesWords);
  const isSet = draft.startsOn !== '' || draft.endsOn !== '' || errors.has('startsOn') || errors.has('endsOn');
  return (
    <Disclosure title={t('days')} note={isSet ? undefined : t('daysNote')} open={isSet}>
      <div className={styles.pair}>
        <Field id="startsOn" label={t('firstDay')} optional={t('optional')} error={errors.get('startsOn')}>
          <TextInput name="startsOn" type="date" defaultValue={draft.startsOn} />
        </Field>
        <Field id="endsOn" label={t('lastDay')} optional={t('optional')} error={errors.get('endsOn')}>
          <TextInput name="endsOn" type="date" defaultValue={draft.endsOn} />
        </Field>
      </div>
    </Disclosure>
  );
}
