// One step as a sheet: open with its form, done with what was entered and a way back, or still to come.
import { useId, type ReactNode } from 'react';
import { checkoutWords } from '#buying/checkout/words';
import { Card } from '#ui/kit/card';
import { CheckIcon } from '#ui/kit/icons';
import { useWords } from '#ui/page/shop';
import { TextAction } from '#ui/kit/text-action';
import styles from './step-card.module.css';

export interface StepCardProps {
  readonly state: 'done' | 'open' | 'next';
  readonly number: number;
  readonly title: ReactNode;
  /** Where a finished step is changed, and what the link is about for those who only hear it. */
  readonly edit?: { readonly to: string; readonly about: string };
  readonly children?: ReactNode;
}

export function StepCard({ state, number, title, edit, children }: StepCardProps) {
  const t = useWords(checkoutWords);
  const id = useId();
  return (
    <Card flush variant={state === 'open' ? 'open' : undefined} aria-labelledby={id} className={styles[state] ?? ''}>
      <div className={styles.head}>
        {state === 'done' ? (
          <span className={styles.tick}>
            <CheckIcon />
          </span>
        ) : (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {edit !== undefined && (
          <TextAction to={edit.to} about={edit.about} className={styles.edit ?? ''}>
            {t('edit')}
          </TextAction>
        )}
      </div>
      {children !== undefined && <div className={styles.body}>{children}</div>}
    </Card>
  );
}
