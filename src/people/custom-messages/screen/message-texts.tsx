// Title and text of a message, in French too if wanted.
import { MESSAGE_LIMITS, type TypedMessage } from '#people/custom-messages/rules';
import { customMessagesWords } from '#people/custom-messages/words';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './messages.module.css';

/** The error of a field. */
export type ErrorOf = (field: string) => string | undefined;

export function MessageTexts({ values, errorOf }: { readonly values: TypedMessage; readonly errorOf: ErrorOf }) {
  const t = useWords(customMessagesWords);
  const bodyHint = t('bodyHint', { limit: MESSAGE_LIMITS.body });
  const isFrench = [values.titleFrench, values.bodyFrench, errorOf('titleFrench'), errorOf('bodyFrench')].some(Boolean);
  return (
    <>
      <Field id="title" label={t('fieldTitle')} error={errorOf('title')}>
        <TextInput name="title" defaultValue={values.title} maxLength={MESSAGE_LIMITS.title} autoComplete="off" required />
      </Field>
      <Field id="body" label={t('fieldBody')} hint={bodyHint} error={errorOf('body')}>
        <TextArea name="body" defaultValue={values.body} maxLength={MESSAGE_LIMITS.body} rows={4} required />
      </Field>
      <Disclosure title={t('french')} note={t('optional')} open={isFrench || undefined}>
        <div className={styles.french} lang="fr-CA">
          <p className={styles.small}>{t('frenchLead')}</p>
          <Field id="titleFrench" label={t('frenchTitle')} error={errorOf('titleFrench')}>
            <TextInput name="titleFrench" defaultValue={values.titleFrench} maxLength={MESSAGE_LIMITS.title} autoComplete="off" />
          </Field>
          <Field id="bodyFrench" label={t('frenchBody')} error={errorOf('bodyFrench')}>
            <TextArea name="bodyFrench" defaultValue={values.bodyFrench} maxLength={MESSAGE_LIMITS.body} rows={4} />
          </Field>
        </div>
      </Disclosure>
    </>
  );
}
