// Which mails about orders the shopper gets, and in which language.
import type { Static } from 'typebox';
import type { preferencesContract } from '#people/preferences/contract';
import { MAIL_LANGUAGES, OPTIONAL_MAILS } from '#people/preferences/rules';
import { preferencesWords } from '#people/preferences/words';
import { Checkbox } from '#ui/kit/checkbox';
import { ChoiceGroup } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { PreferenceForm } from './preference-form.tsx';

interface MailCardProps {
  readonly mail: Static<(typeof preferencesContract)['GET /api/account/preferences']['reply']>['mail'];
  readonly isSaved: boolean;
}

export function MailCard({ mail, isSaved }: MailCardProps) {
  const t = useWords(preferencesWords);
  return (
    <PreferenceForm
      intent="mails"
      title={t('mails')}
      lead={t('mailsText')}
      submit={t('saveMails')}
      saved={isSaved ? t('mailsSaved') : undefined}
    >
      <ChoiceGroup legend={t('mailKinds')}>
        {OPTIONAL_MAILS.map((kind) => (
          <Checkbox key={kind} name={kind} defaultChecked={mail[kind]} label={t(kind)} />
        ))}
      </ChoiceGroup>
      <Field label={t('mailLanguage')} hint={t('mailLanguageHint')}>
        <Select
          name="mailLanguage"
          defaultValue={mail.language}
          options={[
            { value: 'order', label: t('asOrdered') },
            ...MAIL_LANGUAGES.map((language) => ({ value: language, label: t(language) })),
          ]}
        />
      </Field>
    </PreferenceForm>
  );
}
