// One person who asks to join, and the decision: a role and a group as in an invitation, or a refusal with a reason.
import { Form, useNavigation } from 'react-router';
import { formatDate } from '#base/locale/rules';
import type { JoinRequestView } from '#people/join-requests/contract';
import { joinRequestsWords } from '#people/join-requests/words';
import type { GroupView } from '#people/organizations/contract';
import { RoleFields } from '#people/organizations/screen';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { TextArea } from '#ui/kit/text-area';
import { ForOwner } from '#ui/page/for-owner';
import { useShop, useWords } from '#ui/page/shop';
import styles from './join-requests.module.css';

interface RequestCardProps {
  readonly request: JoinRequestView;
  readonly groups: readonly GroupView[];
  readonly timeZone: string;
  readonly youAdminister: boolean;
}

export function RequestCard({ request, groups, timeZone, youAdminister }: RequestCardProps) {
  const t = useWords(joinRequestsWords);
  const { copyLocale } = useShop();
  const { state, formData } = useNavigation();
  const { requestId, name, email, message, askedAt, expiresAt } = request;
  const day = (instant: string): string => formatDate(new Date(instant), timeZone, copyLocale);
  const sends = (intent: string): boolean =>
    state === 'submitting' && formData?.get('requestId') === requestId && formData.get('intent') === intent;
  const about = <span className="sr"> {t('about', { name })}</span>;
  return (
    <Card aria-labelledby={requestId}>
      <h2 id={requestId} className={styles.name}>
        {name}
      </h2>
      <p className={styles.facts}>
        {email}
        <br />
        {t('askedUntil', { asked: day(askedAt), until: day(expiresAt) })}
      </p>
      {message !== '' && <blockquote className={styles.words}>{message}</blockquote>}
      <ForOwner>
        <Form method="post" className={styles.form} preventScrollReset>
          <input type="hidden" name="requestId" value={requestId} />
          <RoleFields chosen="buyer" groupId="" groups={groups} youAdminister={youAdminister} />
          <div>
            <Button type="submit" name="intent" value="approve" variant="primary" busy={sends('approve')}>
              {t('approve')}
              {about}
            </Button>
          </div>
          <DeclinePart name={name} busy={sends('decline')} />
        </Form>
      </ForOwner>
    </Card>
  );
}

/** Folded away: most requests are approved. */
function DeclinePart({ name, busy }: { readonly name: string; readonly busy: boolean }) {
  const t = useWords(joinRequestsWords);
  const about = <span className="sr"> {t('about', { name })}</span>;
  return (
    <Disclosure
      title={
        <>
          {t('declineHow')}
          {about}
        </>
      }
    >
      <div className={styles.form}>
        <Field label={t('reason')} optional={t('optional')} hint={t('reasonHint')}>
          <TextArea name="reason" rows={3} maxLength={500} />
        </Field>
        <div>
          <Button type="submit" name="intent" value="decline" busy={busy}>
            {t('decline')}
            {about}
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
