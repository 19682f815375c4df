// One person of the organization: role, group, rights and state (H_MU).
import { Form, useNavigation } from 'react-router';
import type { Route } from './+types/person-page';
import type { organizationsContract } from '#people/organizations/contract';
import { readRole } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { Button } from '#ui/kit/button';
import { Message } from '#ui/kit/message';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { nameOf } from './member-name.ts';
import { PersonCards } from './person-cards.tsx';
import { postedOf } from './posted.ts';
import { RightChoice } from './right-choice.tsx';
import { RoleFields } from './role-field.tsx';
import styles from './people.module.css';

/** The form of role, group and rights, which is longer than a screen: its answer stands at its end. */
const RIGHTS = 'rights';

export async function loader(args: Route.LoaderArgs) {
  const { profileId } = args.params;
  const found = await ask<typeof organizationsContract>(args)('GET /api/organization/people/:profileId', { params: { profileId } });
  return { ...found, title: nameOf(found.person) };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof organizationsContract>(args);
  const params = { profileId: args.params.profileId };
  const codes = (choice: string): string[] =>
    [...form.entries()]
      .filter(([name, value]) => name.startsWith('right.') && value === choice)
      .map(([name]) => name.slice('right.'.length));
  const intent = textOf(form, 'intent');
  if (intent === 'deactivate') return postedOf(await call('POST /api/organization/people/:profileId/deactivate', { params }));
  if (intent === 'reactivate') return postedOf(await call('POST /api/organization/people/:profileId/reactivate', { params }));
  if (intent === 'handOver') return postedOf(await call('POST /api/organization/people/:profileId/hand-over', { params }));
  const role = readRole(textOf(form, 'role')) ?? 'buyer';
  const body = { role, groupId: textOf(form, 'groupId'), granted: codes('granted'), withheld: codes('withheld') };
  return postedOf(await call('POST /api/organization/people/:profileId', { params, body }), RIGHTS);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PersonPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const busy = useNavigation().state === 'submitting';
  const { person, groups } = loaded;
  const isActive = person.deactivatedAt === null;
  const answer = actionData && (
    <Message tone={actionData.problem === null ? 'ok' : 'bad'} live className={styles.note}>
      {actionData.problem ?? t('rightsSaved')}
    </Message>
  );
  return (
    <>
      <h1>{nameOf(person)}</h1>
      <p className={styles.lead}>{person.email}</p>
      <TextAction to={usePaths().people()}>{t('backToPeople')}</TextAction>
      {actionData?.sent === '' && answer}
      {isActive && (
        <Form method="post" className={styles.form}>
          <input type="hidden" name="intent" value="rights" />
          <RoleFields chosen={person.role} groupId={person.groupId ?? ''} groups={groups} />
          {loaded.withholdable.length > 0 && (
            <fieldset className={styles.block}>
              <legend>{t('rightsOfOrganization')}</legend>
              {loaded.withholdable.map((code) => (
                <RightChoice key={code} code={code} on="withheld" is={person.withheld.includes(code)} />
              ))}
            </fieldset>
          )}
          <fieldset className={styles.block}>
            <legend>{t('grantedToPerson', { name: nameOf(person) })}</legend>
            {loaded.grantable.map((code) => (
              <RightChoice key={code} code={code} on="granted" is={person.granted.includes(code)} />
            ))}
          </fieldset>
          <p className={styles.small}>{t('atOnce')}</p>
          <div className={styles.acts}>
            <Button type="submit" variant="primary" busy={busy}>
              {t('saveRights')}
            </Button>
          </div>
          {actionData?.sent === RIGHTS && answer}
        </Form>
      )}
      <PersonCards found={loaded} />
    </>
  );
}
