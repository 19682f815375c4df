// Whom names in the purchasing system stand for, when they are no addresses.
import type { ConnectionPage } from '#people/procurement/contract';
import { procurementWords } from '#people/procurement/words';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import type { ConnectionAnswer } from './connection-action.ts';
import { IntentButton, IntentForm, SettingsCard } from './parts.tsx';
import styles from './procurement.module.css';

interface PeopleCardProps {
  readonly page: ConnectionPage;
  readonly answer: ConnectionAnswer | undefined;
}

export function PeopleCard({ page: { people, members }, answer }: PeopleCardProps) {
  const t = useWords(procurementWords);
  const own = answer?.intent === 'person' ? answer : undefined;
  const typed = new Map(Object.entries(own?.typed ?? {}));
  const error = (field: string): string | undefined => (own?.field === field ? (own.problem ?? undefined) : undefined);
  return (
    <SettingsCard id="people" title={t('people')} lead={t('peopleLead')}>
      <ul className={styles.list}>
        {people.map(({ userName, name }) => (
          <li key={userName}>
            <span>
              <b>{userName}</b> {name}
            </span>
            <IntentForm intent="removePerson">
              <input type="hidden" name="userName" value={userName} />
              <IntentButton intent="removePerson" size="small">
                {t('removePerson')}
                <span className="sr"> {userName}</span>
              </IntentButton>
            </IntentForm>
          </li>
        ))}
      </ul>
      <IntentForm intent="person" className={styles.line}>
        <Field label={t('userName')} error={error('userName')}>
          <TextInput name="userName" defaultValue={typed.get('userName')} maxLength={120} autoComplete="off" />
        </Field>
        <Field label={t('person')} error={error('personId')}>
          <Select
            name="personId"
            defaultValue={typed.get('personId')}
            options={[{ value: '', label: t('choose') }, ...members.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        </Field>
        <IntentButton intent="person">{t('addPerson')}</IntentButton>
      </IntentForm>
    </SettingsCard>
  );
}
