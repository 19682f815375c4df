// Whether everybody of the organization needs a second step to sign in; only administrators change it. Works without JavaScript.
import { Form, useNavigation } from 'react-router';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import type { Posted } from './posted.ts';
import styles from './people.module.css';

interface SecondStepCardProps {
  readonly isRequired: boolean;
  readonly mayChange: boolean;
  /** What came of pressing its button. */
  readonly posted: Posted | undefined;
}

export function SecondStepCard({ isRequired, mayChange, posted }: SecondStepCardProps) {
  const t = useWords(organizationsWords);
  const busy = useNavigation().formData?.get('intent') === 'secondStep';
  return (
    <Card aria-labelledby="second-step-rule" className={styles.rule}>
      <div>
        <h2 id="second-step-rule">{t(isRequired ? 'secondStepIsRequired' : 'secondStepIsFree')}</h2>
        <p className={styles.lead}>{t(isRequired ? 'secondStepRequiredText' : 'secondStepFreeText')}</p>
      </div>
      {mayChange && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="secondStep" />
          <input type="hidden" name="required" value={isRequired ? 'no' : 'yes'} />
          <Button type="submit" busy={busy}>
            {t(isRequired ? 'freeSecondStep' : 'requireSecondStep')}
          </Button>
        </Form>
      )}
      {posted !== undefined && <FormAnswer posted={posted}>{t(isRequired ? 'secondStepNowRequired' : 'secondStepNowFree')}</FormAnswer>}
    </Card>
  );
}
