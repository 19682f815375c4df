// What groups of the directory mean here.
import type { SignOnSettings } from '#people/sign-on/contract';
import { ROLES } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { signOnWords } from '#people/sign-on/words';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { Table } from '#ui/kit/table';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { errorOf, IntentButton, IntentForm, SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

type Settings = Pick<SignOnSettings, 'mappings' | 'groups'>;

interface MappingsCardProps {
  readonly settings: Settings;
  readonly answer: SettingsAnswer | undefined;
}

export function MappingsCard({ settings, answer }: MappingsCardProps) {
  const t = useWords(signOnWords);
  return (
    <SettingsCard id="mappings" title={t('mappings')} lead={t('mappingsLead')}>
      {settings.mappings.length > 0 && <MappingTable {...settings} />}
      <FormAnswer answer={answer} of={['removeMapping']} />
      <MappingForm settings={settings} answer={answer} />
    </SettingsCard>
  );
}

function MappingTable({ mappings, groups }: Settings) {
  const t = useWords(signOnWords);
  const say = useWords(organizationsWords);
  return (
    <Table
      caption={t('mappings')}
      rows={mappings}
      keyOf={({ directoryGroup }) => directoryGroup}
      columns={[
        { id: 'directory', label: t('directoryGroup'), heads: true, cell: ({ directoryGroup }) => directoryGroup },
        { id: 'role', label: t('roleHere'), cell: ({ role }) => say(`role${role}`) },
        {
          id: 'group',
          label: t('groupHere'),
          cell: ({ groupId }) => groups.find((group) => group.groupId === groupId)?.name ?? t('keepsGroup'),
        },
        {
          id: 'actions',
          label: t('actions'),
          bare: true,
          cell: ({ directoryGroup }) => (
            <IntentForm intent="removeMapping">
              <input type="hidden" name="directoryGroup" value={directoryGroup} />
              <IntentButton intent="removeMapping" size="small">
                {t('remove')}
                <span className="sr"> {directoryGroup}</span>
              </IntentButton>
            </IntentForm>
          ),
        },
      ]}
    />
  );
}

function MappingForm({ settings: { mappings, groups }, answer }: MappingsCardProps) {
  const t = useWords(signOnWords);
  const say = useWords(organizationsWords);
  return (
    <IntentForm key={mappings.length} intent="mapping" className={styles.form}>
      <div className={styles.three}>
        <Field label={t('directoryGroup')} error={errorOf(answer, 'mapping', 'directoryGroup')}>
          <TextInput name="directoryGroup" maxLength={200} spellCheck={false} />
        </Field>
        <Field label={t('roleHere')}>
          <Select name="role" defaultValue="buyer" options={ROLES.map((role) => ({ value: role, label: say(`role${role}`) }))} />
        </Field>
        <Field label={t('groupHere')}>
          <Select
            name="groupId"
            defaultValue=""
            options={[{ value: '', label: t('keepsGroup') }, ...groups.map(({ groupId, name }) => ({ value: groupId, label: name }))]}
          />
        </Field>
      </div>
      <FormAnswer answer={answer} of={['mapping']} />
      <div>
        <IntentButton intent="mapping">{t('addMapping')}</IntentButton>
      </div>
    </IntentForm>
  );
}
