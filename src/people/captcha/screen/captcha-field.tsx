// A question that tells people from programs, with the field for its answer: drawn in a frame that can do nothing, said as the field's label
// (PAY-8, T13). Put into a form it sends `captchaId` and `captcha`.
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
  /** The question as a whole document, and in words. */
  readonly html: string;
  readonly text: string;
  /** What is wrong with the answer before; the keyboard is led to the field then. */
  readonly error: string | undefined;
  /** The field's id, where something else points at it. */
  readonly fieldId?: string;
}

export function CaptchaField({ id, html, text, error, fieldId }: CaptchaFieldProps) {
  const t = useWords(captchaWords);
  const field = useRef<HTMLInputElement>(null);
  // A new question after a wrong answer: the keyboard stays where the next one is typed.
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
