// Groups of the organization, each with its approvers.
import { Form } from 'react-router';
import type { Route } from './+types/groups-page';
import { sayer } from '#base/locale/words';
import type { organizationsContract } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Card } from '#ui/kit/card';
import { Field } from '#ui/kit/field';
import { PageHead } from '#ui/kit/page-head';
import { TextInput } from '#ui/kit/text-input';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { useWords } from '#ui/page/shop';
import { FormAnswer } from './form-answer.tsx';
import { GroupCard } from './group-card.tsx';
import { postedOf } from './posted.ts';
import styles from './people.module.css';

/** Stands for the group that is being created. */
const NEW = 'new';
/** Stands for a group that is gone. */
const DELETED = 'deleted';

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
    return postedOf(await call('POST /api/organization/groups/:groupId override DELETE', { params }), DELETED);
  const name = textOf(form, 'name').slice(0, 60);
  const approverIds = form.getAll('approver').map(String).slice(0, 50);
  const body = groupId === '' ? { name } : { groupId, name, approverIds };
  return postedOf(await call('POST /api/organization/groups', { body }), groupId === '' ? NEW : groupId);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

const isNews = (sent: string | undefined): boolean => sent === NEW || sent === DELETED;

export default function GroupsPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const { groups, groupApprovers, organization, mayChange, title } = loaderData;
  const newProblem = actionData?.sent === NEW ? (actionData.problem ?? undefined) : undefined;
  const isShown = actionData?.sent === NEW || groups.some(({ groupId }) => groupId === actionData?.sent);
  return (
    <>
      <PageHead title={title} lead={t('groupsLead', { organization })} />
      {actionData !== undefined && (actionData.problem === null ? isNews(actionData.sent) : !isShown) && (
        <div className={styles.note}>
          <FormAnswer posted={actionData}>{t(actionData.sent === NEW ? 'groupCreated' : 'groupDeleted')}</FormAnswer>
        </div>
      )}
      {groups.length === 0 && <p className={styles.note}>{t('noGroups')}</p>}
      <div className={styles.cards}>
        {groups.map((group) => (
          <GroupCard
            key={group.groupId}
            group={group}
            approvers={groupApprovers}
            others={group.approvers.filter((id) => !groupApprovers.some(({ profileId }) => profileId === id))}
            posted={actionData?.sent === group.groupId ? actionData : undefined}
            mayChange={mayChange}
          />
        ))}
        {mayChange && (
          <Card aria-labelledby="new-group">
            <h2 id="new-group">{t('newGroup')}</h2>
            {/* A new key clears the field once the group is there. */}
            <Form key={groups.length} method="post" className={styles.form} noValidate preventScrollReset>
              <Field label={t('groupName')} error={newProblem}>
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
