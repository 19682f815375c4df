// Who answers while the reader is away.
import { Form } from 'react-router';
import type { ApprovalsFound } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { Select } from '#ui/kit/select';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import styles from './approvals.module.css';
import { useApprovalText } from './use-approval-text.ts';

type AwayCardProps = Pick<ApprovalsFound, 'substitute' | 'colleagues'>;

export function AwayCard({ substitute, colleagues }: AwayCardProps) {
  const t = useWords(approvalsWords);
  // Days, not instants.
  const { day } = useApprovalText('UTC');
  const { profileId, name, from, until } = substitute;
  const isSet = profileId !== '';
  return (
    <Card aria-labelledby="away">
      <h2 id="away">{t('away')}</h2>
      <p className={styles.awayText}>
        {isSet ? t('awayText', { name, from: day(`${from}T12:00:00Z`), until: day(`${until}T12:00:00Z`) }) : t('awayNone')}
      </p>
      <Disclosure title={t(isSet ? 'awayChange' : 'awaySet')}>
        {colleagues.length === 0 ? (
          <p className={styles.quiet}>{t('awayNobody')}</p>
        ) : (
          <ChooseSubstitute substitute={substitute} colleagues={colleagues} />
        )}
        {isSet && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="back" />
            <Button type="submit" variant="quiet">
              {t('awayEnd')}
            </Button>
          </Form>
        )}
      </Disclosure>
    </Card>
  );
}

/** Only who may decide can stand in. */
function ChooseSubstitute({ substitute: { profileId, from, until }, colleagues }: AwayCardProps) {
  const t = useWords(approvalsWords);
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <input type="hidden" name="intent" value="away" />
      <div className={styles.filter}>
        <Field label={t('substitute')}>
          <Select
            key={profileId}
            name="profileId"
            defaultValue={profileId}
            required
            options={[{ value: '', label: t('chooseColleague') }, ...colleagues.map((one) => ({ value: one.profileId, label: one.name }))]}
          />
        </Field>
        <Field label={t('from')}>
          <TextInput key={from} type="date" name="from" defaultValue={from} required />
        </Field>
        <Field label={t('until')}>
          <TextInput key={until} type="date" name="until" defaultValue={until} required />
        </Field>
      </div>
      <div className={styles.acts}>
        <Button type="submit">{t('awaySave')}</Button>
      </div>
    </Form>
  );
}
