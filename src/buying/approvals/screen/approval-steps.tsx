// Why it waits, and who decides in which order.
import type { ApprovalDetail, ApprovalStepView } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { Badge } from '#ui/kit/badge';
import { Card } from '#ui/kit/card';
import { InfoIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import styles from './approvals.module.css';

export function ApprovalSteps({ approval: { reasons, steps, isOwn } }: { readonly approval: ApprovalDetail }) {
  const t = useWords(approvalsWords);
  return (
    <Card aria-labelledby="why">
      <h2 id="why">{t(isOwn ? 'whyWaits' : 'whyCame')}</h2>
      <ul className={styles.list}>
        {reasons.map((reason) => (
          <li key={reason}>
            <InfoIcon />
            {reason}
          </li>
        ))}
      </ul>
      <h3 className={styles.part}>{t('steps')}</h3>
      <ol className={styles.steps}>
        {steps.map((step, at) => (
          // Steps have no other name than their place.
          <StepRow key={at} step={step} n={at + 1} />
        ))}
      </ol>
    </Card>
  );
}

const TONES = { done: 'ok', waiting: 'warn', later: 'line' } as const;
const STATES = { done: 'stepDone', waiting: 'stepNow', later: 'stepLater' } as const;

function StepRow({ step, n }: { readonly step: ApprovalStepView; readonly n: number }) {
  const t = useWords(approvalsWords);
  return (
    <li>
      <span className={styles.tags}>
        <b>{t(step.mode === 'oneOf' ? 'stepOneOf' : 'stepAllOf', { n })}</b>
        <Badge tone={TONES[step.state]}>{t(STATES[step.state])}</Badge>
      </span>
      {step.people.map((person) => (
        <p key={person.name} className={styles.quiet}>
          {person.name}
          {noteOf(person)}
        </p>
      ))}
    </li>
  );

  function noteOf({ answer, by, isGone }: ApprovalStepView['people'][number]): string {
    if (answer === 'approve') return ` – ${by === '' ? t('answered') : t('answeredBy', { by })}`;
    if (answer === 'decline') return ` – ${t('answeredNo')}`;
    if (isGone) return ` – ${t('isGone')}`;
    return by === '' ? '' : ` – ${t('standsIn', { by })}`;
  }
}
