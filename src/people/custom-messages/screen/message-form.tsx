// The form of a message: its texts, where it shows, who sees it, and when.
import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { MESSAGE_PLACES, MESSAGE_TONES, type TypedMessage } from '#people/custom-messages/rules';
import { customMessagesWords } from '#people/custom-messages/words';
import { Button } from '#ui/kit/button';
import { Checkbox } from '#ui/kit/checkbox';
import { ErrorSummary } from '#ui/kit/error-summary';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { useAwake } from '#ui/page/awake';
import { useWords } from '#ui/page/shop';
import { Choices } from './choices.tsx';
import type { MessageAnswer } from './message-action.ts';
import { MessageTexts, type ErrorOf } from './message-texts.tsx';
import styles from './messages.module.css';

type Group = { readonly groupId: string; readonly name: string };

interface MessageFormProps {
  readonly values: TypedMessage;
  readonly groups: readonly Group[];
  readonly answer: MessageAnswer | undefined;
}

export function MessageForm({ values, groups, answer }: MessageFormProps) {
  const t = useWords(customMessagesWords);
  const busy = useNavigation().state === 'submitting';
  const errors = answer?.errors ?? [];
  const errorOf: ErrorOf = (field) => errors.find((error) => error.field === field)?.message;
  return (
    <Form method="post" noValidate className={styles.form}>
      <ErrorSummary
        title={t('errors', { n: errors.length })}
        errors={errors.map(({ field, message }) => ({ fieldId: field, text: message }))}
      />
      {answer !== undefined && answer.message !== '' && (
        <Message tone="bad" live>
          {answer.message}
        </Message>
      )}
      <MessageTexts values={values} errorOf={errorOf} />
      <Choices legend={t('tone')} id="tone">
        {MESSAGE_TONES.map((tone) => (
          <Checkbox key={tone} radio name="tone" value={tone} defaultChecked={values.tone === tone} label={t(`tone${tone}`)} />
        ))}
      </Choices>
      <Choices legend={t('places')} id="places" error={errorOf('places')}>
        {MESSAGE_PLACES.map((place) => (
          <Checkbox key={place} name="places" value={place} defaultChecked={values.places.includes(place)} label={t(`place${place}`)} />
        ))}
      </Choices>
      <Audience values={values} groups={groups} error={errorOf('groupIds')} />
      <div className={styles.pair}>
        <Field id="firstDay" label={t('firstDay')} error={errorOf('firstDay')}>
          <TextInput name="firstDay" type="date" defaultValue={values.firstDay} required />
        </Field>
        <Field id="lastDay" label={t('lastDay')} optional={t('optional')} hint={t('lastDayHint')} error={errorOf('lastDay')}>
          <TextInput name="lastDay" type="date" defaultValue={values.lastDay} />
        </Field>
      </div>
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}

interface AudienceProps {
  readonly values: TypedMessage;
  readonly groups: readonly Group[];
  readonly error: string | undefined;
}

function Audience({ values, groups, error }: AudienceProps) {
  const t = useWords(customMessagesWords);
  const awake = useAwake();
  const [everybody, setEverybody] = useState(values.everybody);
  return (
    <Choices legend={t('audience')} id="groupIds" error={error}>
      <Checkbox radio name="everybody" value="yes" checked={everybody} onChange={() => setEverybody(true)} label={t('everyone')} />
      <Checkbox radio name="everybody" value="no" checked={!everybody} onChange={() => setEverybody(false)} label={t('onlyGroups')} />
      {(!everybody || !awake) && (
        <div className={styles.chosen}>
          {groups.length === 0 && <span className={styles.small}>{t('noGroups')}</span>}
          {groups.map(({ groupId, name }) => (
            <Checkbox key={groupId} name="groupIds" value={groupId} defaultChecked={values.groupIds.includes(groupId)} label={name} />
          ))}
        </div>
      )}
    </Choices>
  );
}
