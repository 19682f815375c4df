// The people of an organization, with search, states and open invitations (H_MU).
import type { Route } from './+types/people-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import type { organizationsContract } from '#people/organizations/contract';
import { organizationsWords } from '#people/organizations/words';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Pager } from '#ui/kit/pager';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { AskingMessage } from './asking-message.tsx';
import { InvitationAnswer, InvitedMessage, SECOND_STEP, WITHDRAWN } from './invitation-answer.tsx';
import { InvitationTable } from './invitation-table.tsx';
import { given, PeopleFilter } from './people-filter.tsx';
import { PeopleHead } from './people-head.tsx';
import { PeopleTable } from './people-table.tsx';
import { SecondStepCard } from './second-step-card.tsx';
import { postedOf } from './posted.ts';
import styles from './people.module.css';

const STATES = ['active', 'invited', 'deactivated'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const query = new URL(args.request.url).searchParams;
  const [search, group, page] = [(query.get('search') ?? '').trim().slice(0, 80), query.get('group') ?? '', query.get('page') ?? ''];
  const state = STATES.find((one) => one === query.get('state'));
  const list = await ask<typeof organizationsContract>(args)('GET /api/organization/people', {
    query: {
      search,
      page: /^[1-9]\d{0,3}$/.test(page) ? page : '1',
      ...(state === undefined ? {} : { state }),
      ...(/^[0-9a-f-]{36}$/.test(group) ? { group } : {}),
    },
  });
  const title = sayer(organizationsWords, copyLocale)('people');
  // The address of the page can be forged, so it is compared with the open invitations.
  const [named, invited] = [query.get('invited')?.toLowerCase(), list.invitations.map(({ email }) => email)];
  return {
    ...list,
    asked: { search, state: state ?? '', group },
    invited: invited.find((email) => email.toLowerCase() === named),
    timeZone: site.timeZone,
    title,
  };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const call = attempt<typeof organizationsContract>(args);
  if (textOf(form, 'intent') === 'secondStep') {
    const body = { required: textOf(form, 'required') === 'yes' };
    return postedOf(await call('POST /api/organization/second-step', { body }), SECOND_STEP);
  }
  const params = { invitationId: textOf(form, 'invitationId') };
  if (textOf(form, 'intent') === 'withdraw') {
    const reply = await call('POST /api/organization/invitations/:invitationId/withdraw', { params });
    return postedOf(reply, isRefusal(reply) ? params.invitationId : WITHDRAWN);
  }
  return postedOf(await call('POST /api/organization/invitations/:invitationId/resend', { params }), params.invitationId);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function PeoplePage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(organizationsWords);
  const paths = usePaths();
  const { asked, people, invitations, page, pages } = loaded;
  const answer = <InvitationAnswer posted={actionData} invitations={invitations} />;
  return (
    <>
      <PeopleHead organization={loaded.organization} withholdable={loaded.withholdable} mayChange={loaded.mayChange} />
      {actionData === undefined && <InvitedMessage email={loaded.invited} />}
      <AskingMessage names={loaded.asking} />
      <PeopleFilter asked={asked} counts={loaded.counts} groups={loaded.groups} />
      {people.length === 0 && invitations.length === 0 ? (
        <>
          {answer}
          <EmptyState title={t('noneFound')} actions={<LinkButton to={paths.people()}>{t('showAll')}</LinkButton>}>
            {t('noneFoundLead')}
          </EmptyState>
        </>
      ) : (
        <div className={styles.tables}>
          {people.length > 0 && (
            <PeopleTable people={people} groups={loaded.groups} timeZone={loaded.timeZone} withholdable={loaded.withholdable} />
          )}
          {answer}
          {invitations.length > 0 && (
            <InvitationTable
              invitations={invitations}
              groups={loaded.groups}
              timeZone={loaded.timeZone}
              withholdable={loaded.withholdable}
              mayChange={loaded.mayChange}
              posted={actionData}
            />
          )}
        </div>
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.people({ ...given(asked), page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
      <SecondStepCard
        isRequired={loaded.secondStep.isRequired}
        mayChange={loaded.youAdminister}
        posted={actionData?.sent === SECOND_STEP ? actionData : undefined}
      />
    </>
  );
}
