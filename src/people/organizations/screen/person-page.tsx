// One person of the organization: role, group, rights and state (H_MU).
import { redirect } from 'react-router';
import type { Route } from './+types/person-page';
import type { organizationsContract } from '#people/organizations/contract';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { readRole } from '#people/organizations/rules';
import { organizationsWords } from '#people/organizations/words';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { chosenRights } from './chosen-rights.ts';
import { DeactivatedMessage } from './deactivated-message.tsx';
import { HandOver, mayTakeOver } from './hand-over.tsx';
import { nameOf } from './member-name.ts';
import { PersonCards } from './person-cards.tsx';
import { postedOf } from './posted.ts';
import { RightsForm } from './rights-form.tsx';
import { RoleFacts, RoleList } from './role-facts.tsx';
import styles from './people.module.css';

/** The form of role, group and rights, which is longer than a screen: its answer stands at its end. */
const RIGHTS = 'rights';

/** What was done, by the form that was sent. */
const DEEDS: ReadonlyMap<string, 'deactivatedNow' | 'reactivatedNow'> = new Map([
  ['deactivate', 'deactivatedNow'],
  ['reactivate', 'reactivatedNow'],
]);

export async function loader(args: Route.LoaderArgs) {
  const { profileId } = args.params;
  const found = await ask<typeof organizationsContract>(args)('GET /api/organization/people/:profileId', { params: { profileId } });
  const asks = new URL(args.request.url).searchParams.get('ask') === 'handOver' && mayTakeOver(found);
  const { timeZone } = args.context.get(pageVisit).site;
  return { ...found, asks, timeZone, title: nameOf(found.person) };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof organizationsContract>(args);
  const params = { profileId: args.params.profileId };
  const intent = textOf(form, 'intent');
  if (intent === 'deactivate') return postedOf(await call('POST /api/organization/people/:profileId/deactivate', { params }), intent);
  if (intent === 'reactivate') return postedOf(await call('POST /api/organization/people/:profileId/reactivate', { params }), intent);
  if (intent === 'handOver') {
    const reply = await call('POST /api/organization/people/:profileId/hand-over', { params });
    // Who handed over may no longer open this page.
    if (!isRefusal(reply)) throw redirect(makePaths(args.context.get(pageVisit).locale).account('business', { handedOver: 'yes' }));
    return postedOf(reply, intent);
  }
  const role = readRole(textOf(form, 'role')) ?? 'buyer';
  const body = { role, groupId: textOf(form, 'groupId'), ...chosenRights(form) };
  return postedOf(await call('POST /api/organization/people/:profileId', { params, body }), RIGHTS);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PersonPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  const { person } = loaded;
  const isActive = person.deactivatedAt === null;
  const sent = actionData?.sent ?? '';
  const answer = actionData && (
    <Message tone={actionData.problem === null ? 'ok' : 'bad'} live className={styles.note}>
      {actionData.problem ?? t(DEEDS.get(sent) ?? 'rightsSaved', { name: nameOf(person) })}
    </Message>
  );
  if (loaded.asks)
    return (
      <>
        <PageHead
          back={<TextAction to={paths.person(person.profileId)}>{nameOf(person)}</TextAction>}
          title={t('handOver')}
          lead={person.email}
        />
        <HandOver person={person} posted={actionData} />
      </>
    );
  return (
    <>
      <PageHead back={<TextAction to={paths.people()}>{t('backToPeople')}</TextAction>} title={nameOf(person)} lead={person.email} />
      {sent !== RIGHTS && answer}
      {person.deactivatedAt !== null && (
        <DeactivatedMessage at={person.deactivatedAt} by={loaded.deactivatedBy} timeZone={loaded.timeZone} />
      )}
      {loaded.mayChange ? !isActive && <RoleList found={loaded} /> : <RoleFacts found={loaded} />}
      {isActive && loaded.mayChange && <RightsForm found={loaded}>{sent === RIGHTS && answer}</RightsForm>}
      <PersonCards found={loaded} />
    </>
  );
}
