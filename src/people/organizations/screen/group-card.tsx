// One group of the organization: its name, its approvers, and deleting it.
import { Form } from 'react-router';
import type { GroupView } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Checkbox } from '#ui/kit/checkbox';
import { Disclosure } from '#ui/kit/disclosure';
import { Field } from '#ui/kit/field';
import { TextInput } from '#ui/kit/text-input';
import { useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import styles from './people.module.css';
import type { Posted } from './posted.ts';

interface GroupCardProps {
  readonly group: GroupView;
  /** Who may approve for groups. */
  readonly approvers: readonly { readonly profileId: string; readonly name: string }[];
  /** Approvers who may not approve for groups now. They stay, and count again when they may. */
  readonly others: readonly string[];
  /** What came of saving it; absent: it was not saved just now. */
  readonly posted: Posted | undefined;
  readonly mayChange: boolean;
}

export function GroupCard({ mayChange, ...card }: GroupCardProps) {
  const t = useWords(organizationsWords);
  const { group, approvers } = card;
  const names = approvers.filter(({ profileId }) => group.approvers.includes(profileId)).map(({ name }) => name);
  return (
    <Card aria-labelledby={group.groupId}>
      <h2 id={group.groupId}>{group.name}</h2>
      <p className={styles.lead}>{t('peopleCount', { n: group.people })}</p>
      {mayChange ? (
        <GroupForms {...card} />
      ) : (
        names.length > 0 && (
          <p>
            {t('approvers')}: {names.join(', ')}
          </p>
        )
      )}
    </Card>
  );
}

function GroupForms({ group, approvers, others, posted }: Omit<GroupCardProps, 'mayChange'>) {
  const t = useWords(organizationsWords);
  return (
    <>
      <Form method="post" className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="groupId" value={group.groupId} />
        {others.map((id) => (
          <input key={id} type="hidden" name="approver" value={id} />
        ))}
        <Field label={t('groupName')} error={posted?.problem ?? undefined}>
          <TextInput name="name" maxLength={60} defaultValue={group.name} required />
        </Field>
        <fieldset className={styles.block}>
          <legend>{t('approvers')}</legend>
          {approvers.length === 0 && t('noApprovers')}
          {approvers.map((person) => (
            <Checkbox
              key={person.profileId}
              name="approver"
              value={person.profileId}
              defaultChecked={group.approvers.includes(person.profileId)}
              label={person.name}
            />
          ))}
        </fieldset>
        <div className={styles.acts}>
          <Button type="submit">{t('saveGroup')}</Button>
        </div>
        {posted?.problem === null && <FormAnswer posted={posted}>{t('rightsSaved')}</FormAnswer>}
      </Form>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="groupId" value={group.groupId} />
        <Disclosure title={t('deleteGroup')} className={styles.after}>
          <p>{t('deleteGroupLead', { name: group.name })}</p>
          <Button type="submit" name="intent" value="delete">
            {t('deleteGroup')}
          </Button>
        </Disclosure>
      </Form>
    </>
  );
}
