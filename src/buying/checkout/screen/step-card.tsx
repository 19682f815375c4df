// One step as a card: open with its form, completed with a summary and a link to change it, or not reached yet.
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
  /** The link that changes a completed step, and its name for screen readers. */
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
