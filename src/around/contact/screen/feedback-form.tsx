// The form for feedback about the shop.
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { CONTACT_LIMITS, FEEDBACK_TOPICS, type FeedbackField, type FeedbackText } from '#around/contact/rules';
import { contactWords } from '#around/contact/words';
import { Button } from '#ui/kit/button';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { Select } from '#ui/kit/select';
import { useWords } from '#ui/page/shop';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import styles from './contact.module.css';

export const RATINGS = [5, 4, 3, 2, 1] as const;

/** The posted text with its error: a field's, or a message about the whole. */
export interface FeedbackAnswer {
  readonly typed: FeedbackText & { readonly topic: string; readonly rating: string };
  readonly wrong: FeedbackField | null;
  readonly refused: string;
}

interface FeedbackFormProps {
  readonly known: { readonly email: string; readonly page: string; readonly requestKey: string };
  readonly answer: FeedbackAnswer | undefined;
}

export function FeedbackForm({ known, answer }: FeedbackFormProps) {
  const t = useWords(contactWords);
  const busy = useNavigation().formMethod === 'POST';
  const typed = answer?.typed ?? { text: '', email: known.email, topic: 'website', rating: '' };
  const wrong = (field: FeedbackField): string | undefined => (answer?.wrong === field ? t(`wrong.${field}`) : undefined);
  const form = useRef<HTMLFormElement>(null);
  // Moves the focus to the error after each attempt.
  useEffect(() => {
    if (answer !== undefined) form.current?.querySelector<HTMLElement>(`[name="${answer.wrong ?? 'text'}"]`)?.focus();
  }, [answer]);
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <input type="hidden" name="requestKey" value={known.requestKey} />
      <input type="hidden" name="page" value={known.page} />
      <div className={styles.pair}>
        <Field label={t('topic')}>
          <Select
            name="topic"
            defaultValue={typed.topic}
            options={FEEDBACK_TOPICS.map((value) => ({ value, label: t(`topic.${value}`) }))}
          />
        </Field>
        <Field label={t('rating')} optional={t('optional')}>
          <Select
            name="rating"
            defaultValue={typed.rating}
            options={[
              { value: '', label: t('rating.none') },
              ...RATINGS.map((value) => ({ value: String(value), label: t(`rating.${value}`) })),
            ]}
          />
        </Field>
      </div>
      <Field label={t('feedbackText')} error={wrong('text')}>
        <TextArea name="text" rows={5} defaultValue={typed.text} maxLength={CONTACT_LIMITS.text} required />
      </Field>
      <Field label={t('feedbackEmail')} optional={t('optional')} hint={t('feedbackEmailHint')} error={wrong('email')}>
        <TextInput name="email" type="email" defaultValue={typed.email} maxLength={CONTACT_LIMITS.email} autoComplete="email" />
      </Field>
      {answer?.wrong === null && <Message tone="bad" title={answer.refused || t('failed')} live />}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t('sendFeedback')}
        </Button>
      </p>
    </Form>
  );
}
