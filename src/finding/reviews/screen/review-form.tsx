// The form of a review. The typed text stays when there is an error.
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { REVIEW_LIMITS, type ReviewField, type ReviewText } from '#finding/reviews/rules';
import { reviewWords } from '#finding/reviews/words';
import { Button } from '#ui/kit/button';
import { Choice, ChoiceGroup } from '#ui/kit/choice';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { useWords } from '#ui/page/shop';
import { TextArea } from '#ui/kit/text-area';
import { TextInput } from '#ui/kit/text-input';
import styles from './reviews.module.css';

/** The posted text with its error: a field's, or a message about the whole. */
export interface ReviewAttempt {
  readonly typed: ReviewText;
  readonly wrong: ReviewField | null;
  readonly refused: string;
}

interface ReviewFormProps {
  readonly author: string;
  /** The shopper's earlier review. */
  readonly own: Pick<ReviewText, 'stars' | 'title' | 'body'> | null;
  readonly answer: ReviewAttempt | undefined;
}

export function ReviewForm({ author, own, answer }: ReviewFormProps) {
  const t = useWords(reviewWords);
  const busy = useNavigation().formMethod === 'POST';
  const typed = answer?.typed ?? { stars: own?.stars ?? 0, title: own?.title ?? '', body: own?.body ?? '', author };
  const wrong = (field: ReviewField): string | undefined => (answer?.wrong === field ? t(`wrong.${field}`) : undefined);
  const form = useRef<HTMLFormElement>(null);
  // The button is far below the error, so the focus moves to the error after each attempt.
  useEffect(() => {
    if (answer === undefined) return;
    const field = answer.wrong === null ? null : form.current?.querySelector<HTMLElement>(`[name="${answer.wrong}"]`);
    if (field) field.focus();
    else form.current?.scrollIntoView();
  }, [answer]);
  return (
    <Form ref={form} method="post" className={styles.form} noValidate>
      <ChoiceGroup legend={t('ratingField')} layout="row" error={wrong('stars')}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <Choice
            key={stars}
            variant="chip"
            name="stars"
            value={stars}
            title={t('starsShort', { stars })}
            defaultChecked={stars === typed.stars}
            required
          />
        ))}
      </ChoiceGroup>
      <Field label={t('titleField')} hint={t('titleHint')} error={wrong('title')}>
        <TextInput name="title" defaultValue={typed.title} maxLength={REVIEW_LIMITS.title.most} required />
      </Field>
      <Field label={t('bodyField')} hint={t('bodyHint')} error={wrong('body')}>
        <TextArea name="body" rows={7} defaultValue={typed.body} maxLength={REVIEW_LIMITS.body.most} required />
      </Field>
      <Field label={t('authorField')} hint={t('authorHint')} error={wrong('author')}>
        <TextInput name="author" defaultValue={typed.author} maxLength={REVIEW_LIMITS.author.most} autoComplete="given-name" required />
      </Field>
      {answer !== undefined && (
        <Message tone="bad" title={answer.wrong === null ? answer.refused || t('failed') : t(`wrong.${answer.wrong}`)} live />
      )}
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {t(own === null ? 'send' : 'sendAgain')}
        </Button>
      </p>
    </Form>
  );
}
