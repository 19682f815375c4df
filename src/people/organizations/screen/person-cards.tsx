// What ends or hands over a person's access.
import { Form } from 'react-router';
import type { MemberView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { useWords } from '#ui/page/shop';
import { nameOf } from './member-name.ts';
import styles from './people.module.css';

interface PersonCardsProps {
  readonly found: { readonly person: MemberView; readonly isLastAdministrator: boolean; readonly youAdminister: boolean };
}

export function PersonCards({ found: { person, isLastAdministrator, youAdminister } }: PersonCardsProps) {
  const t = useWords(organizationsWords);
  const name = nameOf(person);
  if (person.deactivatedAt !== null) return <Press intent="reactivate">{t('reactivate')}</Press>;
  if (isLastAdministrator) return <p className={styles.after}>{t('LAST_ADMINISTRATOR')}</p>;
  if (person.isYou) return null;
  return (
    <div className={styles.cards}>
      {youAdminister && person.role !== 'administrator' && (
        <Card aria-labelledby="hand-over">
          <h2 id="hand-over">{t('handOver')}</h2>
          <p>{t('handOverLead', { name })}</p>
          <Press intent="handOver">{t('handOver')}</Press>
        </Card>
      )}
      <Card aria-labelledby="deactivate">
        <h2 id="deactivate">{t('deactivateTitle', { name })}</h2>
        <p>{t('deactivateLead', { name })}</p>
        <p>{t('staysLead')}</p>
        <Press intent="deactivate">{t('deactivate')}</Press>
      </Card>
    </div>
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
