// The messages of an organization to its people, with their states (H_CM).
import { redirect } from 'react-router';
import type { Route } from './+types/messages-page';
import { sayer } from '#base/locale/words';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { customMessagesContract } from '#people/custom-messages/contract';
import { customMessagesWords } from '#people/custom-messages/words';
import { Chip } from '#ui/kit/chip';
import { EmptyState } from '#ui/kit/empty-state';
import { PlusIcon } from '#ui/kit/icons';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { Pager } from '#ui/kit/pager';
import { ForOwner } from '#ui/page/for-owner';
import { textOf } from '#ui/page/form-text';
import { pageMeta } from '#ui/page/page-meta';
import { ask, attempt, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { MessageTold, messageTold } from './message-told.tsx';
import { MessagesTable } from './messages-table.tsx';
import styles from './messages.module.css';

const STATES = ['running', 'coming', 'ended'] as const;

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const query = new URL(args.request.url).searchParams;
  const state = STATES.find((one) => one === query.get('state'));
  const page = query.get('page') ?? '';
  const [list, told] = await Promise.all([
    ask<typeof customMessagesContract>(args)('GET /api/organization/custom-messages', {
      query: { page: /^[1-9]\d{0,3}$/.test(page) ? page : '1', ...(state === undefined ? {} : { state }) },
    }),
    messageTold(args, query),
  ]);
  return { ...list, state: state ?? null, told, timeZone: site.timeZone, title: sayer(customMessagesWords, copyLocale)('title') };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  const params = { messageId: textOf(form, 'messageId').slice(0, 40) };
  const removes = textOf(form, 'intent') === 'remove';
  const call = attempt<typeof customMessagesContract>(args);
  const reply = removes
    ? await call('POST /api/organization/custom-messages/:messageId/remove', { params })
    : await call('POST /api/organization/custom-messages/:messageId/restore', { params });
  if (isRefusal(reply)) return { problem: reply.message };
  const paths = makePaths(args.context.get(pageVisit).locale);
  throw redirect(paths.customMessages(removes ? { removed: params.messageId } : { restored: params.messageId }));
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function MessagesPage({ loaderData: loaded, actionData }: Route.ComponentProps) {
  const t = useWords(customMessagesWords);
  const paths = usePaths();
  const { organization, messages, counts, state, told, page, pages } = loaded;
  const all = counts.running + counts.coming + counts.ended;
  const write = (
    <ForOwner>
      <LinkButton to={paths.customMessage('new')} variant="primary">
        <PlusIcon />
        {t('write')}
      </LinkButton>
    </ForOwner>
  );
  return (
    <>
      <PageHead title={t('title')} lead={t('lead', { organization })}>
        {all > 0 && write}
      </PageHead>
      {told !== null && <MessageTold told={told} />}
      {actionData?.problem !== undefined && (
        <Message tone="bad" live className={styles.note}>
          {actionData.problem}
        </Message>
      )}
      {all > 0 && <States counts={counts} all={all} on={state} />}
      {all === 0 ? (
        <EmptyState title={t('empty')} actions={write}>
          {t('emptyText')}
        </EmptyState>
      ) : messages.length === 0 ? (
        <EmptyState title={t('noneFound')} actions={<LinkButton to={paths.customMessages()}>{t('showAll')}</LinkButton>}>
          {t('noneFoundText')}
        </EmptyState>
      ) : (
        <MessagesTable messages={messages} timeZone={loaded.timeZone} today={loaded.today} />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.customMessages({ state: state ?? undefined, page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}

interface StatesProps {
  readonly counts: Readonly<Record<(typeof STATES)[number], number>>;
  readonly all: number;
  readonly on: (typeof STATES)[number] | null;
}

function States({ counts, all, on }: StatesProps) {
  const t = useWords(customMessagesWords);
  const paths = usePaths();
  return (
    <div className={styles.states}>
      <Chip to={paths.customMessages()} on={on === null} preventScrollReset>
        {t('stateAll', { n: all })}
      </Chip>
      {STATES.map((state) => (
        <Chip key={state} to={paths.customMessages({ state })} on={on === state} preventScrollReset>
          {t(`state${state}`, { n: counts[state] })}
        </Chip>
      ))}
    </div>
  );
}
