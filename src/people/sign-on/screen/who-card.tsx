// Who signs in with the provider, and the domains that say who belongs to the organization.
import type { SignOnSettings } from '#people/sign-on/contract';
import { signOnWords } from '#people/sign-on/words';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { CopyField } from './copy-field.tsx';
import { FormAnswer } from './form-answer.tsx';
import type { SettingsAnswer } from './settings-action.ts';
import { errorOf, IntentButton, IntentForm, SettingsCard } from './settings-card.tsx';
import styles from './settings.module.css';

interface WhoCardProps {
  readonly settings: SignOnSettings;
  readonly answer: SettingsAnswer | undefined;
}

export function WhoCard({ settings: { connection, administrators, link }, answer }: WhoCardProps) {
  const t = useWords(signOnWords);
  const chosen = answer?.intent === 'mode' && answer.problem !== null ? answer.typed['mode'] : connection?.mode;
  const keeper = administrators.find(({ keepsPassword }) => keepsPassword)?.profileId ?? administrators[0]?.profileId ?? '';
  return (
    <SettingsCard id="who" title={t('who')}>
      <IntentForm intent="mode" className={styles.form}>
        <ChoiceGroup legend={t('who')} bare>
          {(['off', 'choice', 'only'] as const).map((mode) => (
            <Choice key={mode} name="mode" value={mode} title={t(`mode${mode}`)} defaultChecked={(chosen ?? 'off') === mode}>
              {t(`mode${mode}Text`)}
            </Choice>
          ))}
        </ChoiceGroup>
        <Field label={t('keeper')} hint={t('keeperHint')} error={errorOf(answer, 'mode', 'keeperId')}>
          <Select
            name="keeperId"
            defaultValue={answer?.intent === 'mode' ? (answer.typed['keeperId'] ?? keeper) : keeper}
            options={administrators.map(({ profileId, name }) => ({ value: profileId, label: name }))}
          />
        </Field>
        {connection?.mode !== 'only' && (
          <Message tone="warn" title={t('onlyWarning')} className={styles.onlyWarning}>
            {t('onlyWarningText')}
          </Message>
        )}
        <FormAnswer answer={answer} of={['mode']} />
        <div>
          <IntentButton intent="mode">{t('saveWho')}</IntentButton>
        </div>
      </IntentForm>
      {connection !== null && connection.mode !== 'off' && <CopyField label={t('link')} text={link} hint={t('linkHint')} />}
    </SettingsCard>
  );
}
