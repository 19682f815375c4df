// Groups of the organization, each with its approvers.
import { Form } from 'react-router';
import type { Route } from './+types/groups-page';
import { sayer } from '#base/locale/words';
import type { GroupView, MemberView, organizationsContract } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Checkbox } from '#ui/kit/checkbox';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { nameOf } from './member-name.ts';
import { postedOf } from './posted.ts';
import styles from './people.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { groups, people, organization } = await ask<typeof organizationsContract>(args)('GET /api/organization/people', {
    query: { state: 'active' },
  });
  return { groups, people, organization, title: sayer(organizationsWords, args.context.get(pageVisit).copyLocale)('groups') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof organizationsContract>(args);
  const groupId = textOf(form, 'groupId');
  const params = { groupId };
  if (textOf(form, 'intent') === 'delete')
    return postedOf(await call('POST /api/organization/groups/:groupId override DELETE', { params }));
  const name = textOf(form, 'name').slice(0, 60);
  const approverIds = form.getAll('approver').map(String).slice(0, 50);
  const body = groupId === '' ? { name } : { groupId, name, approverIds };
  return postedOf(await call('POST /api/organization/groups', { body }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function GroupsPage({ loaderData: { groups, people, organization, title }, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const approvers = people.filter(({ role, granted }) => role === 'groupApprover' || role === 'administrator' || granted.includes('H_AG'));
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{t('groupsLead', { organization })}</p>
      {actionData?.problem && (
        <Message tone="bad" live>
          {actionData.problem}
        </Message>
      )}
      <div className={styles.cards}>
        {groups.map((group) => (
          <GroupCard key={group.groupId} group={group} approvers={approvers} />
        ))}
        <Card aria-labelledby="new-group">
          <h2 id="new-group">{t('newGroup')}</h2>
          {/* A new key clears the field once the group is there. */}
          <Form key={groups.length} method="post" className={styles.form} noValidate preventScrollReset>
            <Field label={t('groupName')}>
              <TextInput name="name" maxLength={60} required />
            </Field>
            <div className={styles.acts}>
              <Button type="submit">{t('createGroup')}</Button>
            </div>
          </Form>
        </Card>
      </div>
    </>
  );
}

interface GroupCardProps {
  readonly group: GroupView;
  /** Who may approve for groups. */
  readonly approvers: readonly MemberView[];
}

function GroupCard({ group, approvers }: GroupCardProps) {
  const t = useWords(organizationsWords);
  return (
    <Card aria-labelledby={group.groupId}>
      <h2 id={group.groupId}>{group.name}</h2>
      <p className={styles.lead}>{t('peopleCount', { n: group.people })}</p>
      <Form method="post" className={styles.form} noValidate preventScrollReset>
        <input type="hidden" name="groupId" value={group.groupId} />
        <Field label={t('groupName')}>
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
              label={nameOf(person)}
            />
          ))}
        </fieldset>
        <div className={styles.acts}>
          <Button type="submit">{t('saveGroup')}</Button>
          <Button type="submit" name="intent" value="delete">
            {t('deleteGroup')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
