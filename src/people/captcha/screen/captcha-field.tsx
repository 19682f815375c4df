// A captcha question with its answer field: the picture in a sandboxed frame, the text as the field's label (PAY-8, T13). In a form it sends
// `captchaId` and `captcha`.
import { useEffect, useRef } from 'react';
import { captchaWords } from '#people/captcha/words';
import { Field } from '#ui/kit/field';
import { useWords } from '#ui/page/shop';
import { TextInput } from '#ui/kit/text-input';
import { VisuallyHidden } from '#ui/kit/visually-hidden';
import styles from './captcha-field.module.css';
import { SandboxedFrame } from './sandboxed-frame.tsx';

export interface CaptchaFieldProps {
  readonly id: string;
  /** The question as an HTML document, and as text. */
  readonly html: string;
  readonly text: string;
  /** The error of the last answer; moves the focus to the field. */
  readonly error: string | undefined;
  /** The field's id, for references to it. */
  readonly fieldId?: string;
}

export function CaptchaField({ id, html, text, error, fieldId }: CaptchaFieldProps) {
  const t = useWords(captchaWords);
  const field = useRef<HTMLInputElement>(null);
  // After a wrong answer the focus stays in the field for the new question.
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error, id]);
  return (
    <>
      <input type="hidden" name="captchaId" value={id} />
      <SandboxedFrame key={id} html={html} className={styles.frame} title={t('frameTitle')} />
      <Field
        id={fieldId}
        label={
          <>
            {t('answer')} <VisuallyHidden>{text}</VisuallyHidden>
          </>
        }
        hint={t('answerHint')}
        error={error}
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
    </>
  );
}
