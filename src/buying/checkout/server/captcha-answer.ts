// Checks the answer to a captcha of either card form.
import type { FieldError } from '#buying/checkout/contract';
import { captchaWords } from '#people/captcha/words';
import { sayer } from '#base/locale/words';
import type { Visit } from '#platform/visit';
import type { CardTrials } from './card-trials.ts';

/** No errors for a right answer; a wrong one opens the next captcha. */
export async function answerCaptcha(
  trials: CardTrials,
  visit: Visit,
  given: { readonly id: string; readonly answer: string },
): Promise<{ errors: FieldError[] }> {
  const { shopperId } = await visit.ensureShopper();
  return { errors: (await trials.answer(visit, shopperId, given)) === 'right' ? [] : [captchaError('CAPTCHA_WRONG', visit)] };
}

export function captchaError(code: 'CAPTCHA_REQUIRED' | 'CAPTCHA_WRONG', { copyLocale }: Visit): FieldError {
  return { field: 'captcha', code, message: sayer(captchaWords, copyLocale)(code) };
}
