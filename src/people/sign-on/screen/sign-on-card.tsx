// The sheet that every page of a sign-on stands on, with the way to the password below.
import type { ReactNode } from 'react';
import { signOnWords } from '#people/sign-on/words';
import { Card } from '#ui/kit/card';
import { TextAction } from '#ui/kit/text-action';
import { usePaths, useWords } from '#ui/page/shop';
import styles from './sign-on.module.css';

interface SignOnCardProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Where to go on after signing in. */
  readonly back: string;
  readonly children: ReactNode;
}

export function SignOnCard({ title, lead, back, children }: SignOnCardProps) {
  const t = useWords(signOnWords);
  const paths = usePaths();
  return (
    <div className={`wrap ${styles.page}`}>
      <Card aria-labelledby="sign-on">
        <h1 id="sign-on">{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
        <p className={styles.more}>
          <TextAction to={paths.login(back === '' ? {} : { target: back })}>{t('passwordInstead')}</TextAction>
        </p>
      </Card>
    </div>
  );
}
