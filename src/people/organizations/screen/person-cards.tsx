// What ends or hands over a person's access.
import { Form } from 'react-router';
import type { MemberView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { CheckIcon, CloseIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { usePaths, useWords } from '#ui/page/shop';
import { mayTakeOver } from './hand-over.tsx';
import { nameOf } from './member-name.ts';
import styles from './people.module.css';

interface PersonCardsProps {
  readonly found: {
    readonly person: MemberView;
    readonly isLastAdministrator: boolean;
    readonly mayChange: boolean;
    readonly youAdminister: boolean;
  };
}

export function PersonCards({ found: { person, isLastAdministrator, mayChange, youAdminister } }: PersonCardsProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  const name = nameOf(person);
  if (!mayChange) return null;
  if (person.deactivatedAt !== null) return <Press intent="reactivate">{t('reactivate')}</Press>;
  if (isLastAdministrator) return <p className={styles.after}>{t('LAST_ADMINISTRATOR')}</p>;
  if (person.isYou) return null;
  return (
    <div className={styles.cards}>
      {mayTakeOver({ person, youAdminister }) && (
        <Card aria-labelledby="hand-over">
          <h2 id="hand-over">{t('handOver')}</h2>
          <p>{t('handOverLead', { name })}</p>
          <LinkButton to={paths.person(person.profileId, 'handOver')}>{t('handOver')}</LinkButton>
        </Card>
      )}
      <Deactivate name={name} />
    </div>
  );
}

function Deactivate({ name }: { readonly name: string }) {
  const t = useWords(organizationsWords);
  return (
    <Card aria-labelledby="deactivate">
      <h2 id="deactivate">{t('deactivateTitle', { name })}</h2>
      <div className={styles.consequences}>
        <div>
          <h3>{t('endsNow')}</h3>
          <ul>
            <li>
              <CloseIcon />
              {t('endsSessions', { name })}
            </li>
            <li>
              <CloseIcon />
              {t('endsOrdering')}
            </li>
          </ul>
        </div>
        <div>
          <h3>{t('staysWithYou')}</h3>
          <ul>
            {(['staysOrders', 'staysBudgets', 'staysLists'] as const).map((what) => (
              <li key={what}>
                <CheckIcon />
                {t(what)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p>{t('deactivateLead')}</p>
      <Press intent="deactivate">{t('deactivate')}</Press>
    </Card>
  );
}

function Press({ intent, children }: { readonly intent: string; readonly children: string }) {
  return (
    <Form method="post">
      <Button type="submit" name="intent" value={intent}>
        {children}
      </Button>
    </Form>
  );
}
