// The question before the next card: drawn in a frame that can do nothing, said as the label of its answer (PAY-8, T13).
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { SandboxedFrame } from '#captcha/screen';
import { captchaWords } from '#captcha/words';
import type { CheckoutView, FieldError } from '#checkout/contract';
import { Button } from '#ui/button';
import { Field } from '#ui/field';
import { useWords } from '#ui/shop';
import { TextInput } from '#ui/text-input';
import { VisuallyHidden } from '#ui/visually-hidden';
import styles from './captcha-question.module.css';

export interface CaptchaQuestionProps {
  readonly captcha: NonNullable<CheckoutView['captcha']>;
  readonly errors: readonly FieldError[];
}

export function CaptchaQuestion({ captcha: { id, captchaSection, captchaHtml, text }, errors }: CaptchaQuestionProps) {
  const t = useWords(captchaWords);
  const { state } = useNavigation();
  // An answer is told before the next question has come: what was typed then would be typed for the old one.
  const wrong = state === 'idle' ? errors.find((error) => error.field === 'captcha')?.message : undefined;
  const field = useRef<HTMLInputElement>(null);
  // A new question after a wrong answer: the keyboard stays where the next one is typed.
  useEffect(() => {
    if (wrong !== undefined) field.current?.focus();
  }, [wrong, id]);
  return (
    <Form method="post" noValidate className={styles.question} aria-labelledby="captcha-heading">
      <h3 id="captcha-heading">{t('heading')}</h3>
      <p>{t('why')}</p>
      <input type="hidden" name="captchaId" value={id} />
      {captchaSection !== 'credit' && <input type="hidden" name="captchaOf" value="gift" />}
      <SandboxedFrame key={id} html={captchaHtml} className={styles.frame} title={t('frameTitle')} />
      <Field
        id="captcha"
        label={
          <>
            {t('answer')} <VisuallyHidden>{text}</VisuallyHidden>
          </>
        }
        hint={t('answerHint')}
        error={wrong}
      >
        <TextInput
          key={id}
          name="captcha"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          ref={field}
        />
      </Field>
      <Button type="submit" variant="primary" busy={state !== 'idle'}>
        {t('toCard')}
      </Button>
    </Form>
  );
}
