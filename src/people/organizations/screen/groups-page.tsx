// Groups of the organization, each with its approvers.
import { Form } from 'react-router';
import type { Route } from './+types/groups-page';
import { sayer } from '#base/locale/words';
import type { organizationsContract } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { GroupCard } from './group-card.tsx';
import { postedOf } from './posted.ts';
import styles from './people.module.css';

/** Stands for the group that is being created. */
const NEW = 'new';

export async function loader(args: Route.LoaderArgs) {
  const { groups, groupApprovers, organization, mayChange } = await ask<typeof organizationsContract>(args)(
    'GET /api/organization/people',
    {},
  );
  return {
    groups,
    groupApprovers,
    organization,
    mayChange,
    title: sayer(organizationsWords, args.context.get(pageVisit).copyLocale)('groups'),
  };
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
  return postedOf(await call('POST /api/organization/groups', { body }), groupId === '' ? NEW : groupId);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function GroupsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const { groups, groupApprovers, organization, mayChange, title } = loaderData;
  const problemOf = (sent: string): string | undefined => (actionData?.sent === sent ? (actionData.problem ?? undefined) : undefined);
  const isShown = actionData?.sent === NEW || groups.some(({ groupId }) => groupId === actionData?.sent);
  return (
    <>
      <PageHead title={title} lead={t('groupsLead', { organization })} />
      {actionData?.problem && !isShown && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      <div className={styles.cards}>
        {groups.map((group) => (
          <GroupCard
            key={group.groupId}
            group={group}
            approvers={groupApprovers}
            others={group.approvers.filter((id) => !groupApprovers.some(({ profileId }) => profileId === id))}
            problem={problemOf(group.groupId)}
            mayChange={mayChange}
          />
        ))}
        {mayChange && (
          <Card aria-labelledby="new-group">
            <h2 id="new-group">{t('newGroup')}</h2>
            {/* A new key clears the field once the group is there. */}
            <Form key={groups.length} method="post" className={styles.form} noValidate preventScrollReset>
              <Field label={t('groupName')} error={problemOf(NEW)}>
                <TextInput name="name" maxLength={60} required />
              </Field>
              <div className={styles.acts}>
                <Button type="submit">{t('createGroup')}</Button>
              </div>
            </Form>
          </Card>
        )}
      </div>
    </>
  );
}
