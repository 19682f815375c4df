// The other way for somebody who belongs to no organization: one of their own.
import { Form, useNavigation } from 'react-router';
import { joinRequestsWords } from '#people/join-requests/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './join-requests.module.css';

interface OwnOrganizationProps {
  /** Of the field. */
  readonly problem: string | undefined;
  /** Nothing else is left to do on the page. */
  readonly isNext: boolean;
}

export function OwnOrganization({ problem, isNext }: OwnOrganizationProps) {
  const t = useWords(joinRequestsWords);
  const busy = useNavigation().state === 'submitting';
  return (
    <Card aria-labelledby="own-organization" className={styles.own}>
      <h2 id="own-organization" className={styles.name}>
        {t('ownTitle')}
      </h2>
      <p className={styles.facts}>{t('ownLead')}</p>
      <Form method="post" className={styles.form} noValidate>
        <Field label={t('company')} error={problem}>
          <TextInput name="company" autoComplete="organization" maxLength={80} required />
        </Field>
        <div>
          <Button type="submit" name="intent" value="open" variant={isNext ? 'primary' : undefined} busy={busy}>
            {t('openOwn')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
