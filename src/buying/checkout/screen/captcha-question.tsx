// The captcha before the next card (PAY-8).
import { Form, useNavigation } from 'react-router';
import { CaptchaField } from '#people/captcha/screen';
import { captchaWords } from '#people/captcha/words';
import type { CheckoutView, FieldError } from '#buying/checkout/contract';
import { Button } from '#ui/kit/button';
import { useWords } from '#ui/page/shop';
import styles from './captcha-question.module.css';

export interface CaptchaQuestionProps {
  readonly captcha: NonNullable<CheckoutView['captcha']>;
  readonly errors: readonly FieldError[];
}

export function CaptchaQuestion({ captcha: { id, captchaSection, captchaHtml, text }, errors }: CaptchaQuestionProps) {
  const t = useWords(captchaWords);
  const { state } = useNavigation();
  // The page shows an error only when the next captcha has arrived, so that nobody answers the old one.
  const wrong = state === 'idle' ? errors.find((error) => error.field === 'captcha')?.message : undefined;
  return (
    <Form method="post" noValidate className={styles.question} aria-labelledby="captcha-heading">
      <h3 id="captcha-heading">{t('heading')}</h3>
      <p>{t('why')}</p>
      {captchaSection !== 'credit' && <input type="hidden" name="captchaOf" value="gift" />}
      <CaptchaField id={id} html={captchaHtml} text={text} error={wrong} fieldId="captcha" />
      <Button type="submit" variant="primary" busy={state !== 'idle'}>
        {t('toCard')}
      </Button>
    </Form>
  );
}
