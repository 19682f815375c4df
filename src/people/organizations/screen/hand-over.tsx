// The question before the administration is handed over: what changes for both, and two ways out. Works without JavaScript.
import { Form, useNavigation } from 'react-router';
import type { MemberView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import { nameOf } from './member-name.ts';
import type { Posted } from './posted.ts';
import { WhatChanged } from './what-changed.tsx';
import styles from './people.module.css';

const ADMINISTRATOR = { role: 'administrator', granted: [], withheld: [] } as const;
const FOR_YOU = ['handOverYouBuy', 'handOverYouLose', 'handOverBack'] as const;

interface HandOverProps {
  readonly person: MemberView;
  /** What came of it, when it was refused. */
  readonly posted: Posted | undefined;
}

/** Whether somebody may be asked: the caller administers, and the person can take it over. */
export const mayTakeOver = ({ person, youAdminister }: { readonly person: MemberView; readonly youAdminister: boolean }): boolean =>
  youAdminister && !person.isYou && person.role !== 'administrator' && person.deactivatedAt === null;

export function HandOver({ person, posted }: HandOverProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  const busy = useNavigation().formData?.get('intent') === 'handOver';
  const name = nameOf(person);
  return (
    <div className={styles.cards}>
      <Card aria-labelledby="hand-over">
        <h2 id="hand-over">{t('handOverAsk', { name })}</h2>
        <div className={styles.consequences}>
          <div>
            <h3>{t('handOverForThem', { name })}</h3>
            <p>{t('handOverGains')}</p>
            <WhatChanged before={person} after={ADMINISTRATOR} />
          </div>
          <div>
            <h3>{t('handOverForYou')}</h3>
            {FOR_YOU.map((what) => (
              <p key={what}>{t(what)}</p>
            ))}
          </div>
        </div>
        <p>{t('handOverMails')}</p>
        <Form method="post" className={styles.acts} preventScrollReset>
          <Button type="submit" variant="danger" name="intent" value="handOver" busy={busy}>
            {t('handOverTo', { name })}
          </Button>
          <LinkButton to={paths.person(person.profileId)}>{t('cancel')}</LinkButton>
        </Form>
        {posted !== undefined && <FormAnswer posted={posted}>{null}</FormAnswer>}
      </Card>
    </div>
  );
}
