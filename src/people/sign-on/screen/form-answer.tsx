// What came of a form, where the form stands: the page is long, and the reader is there.
import { signOnWords } from '#people/sign-on/words';
import { AnswerMessage } from '#ui/kit/answer-message';
import { useWords } from '#ui/page/shop';
import type { Intent, SettingsAnswer } from './settings-action.ts';

interface FormAnswerProps {
  readonly answer: SettingsAnswer | undefined;
  /** The forms that it stands at. */
  readonly of: readonly Intent[];
}

/** Nothing where a field says it, or a new token. */
export function FormAnswer({ answer, of }: FormAnswerProps) {
  const t = useWords(signOnWords);
  if (answer === undefined || !of.includes(answer.intent) || answer.field !== undefined || answer.token !== undefined) return null;
  return (
    <AnswerMessage tone={answer.problem === null ? 'ok' : 'bad'} answer={answer}>
      {answer.problem ?? t('saved')}
    </AnswerMessage>
  );
}
