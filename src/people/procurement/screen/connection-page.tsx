// One connection with a purchasing system: what is entered there, what it may do here, and what was exchanged (H_SAM).
import type { Route } from './+types/connection-page';
import type { procurementContract } from '#people/procurement/contract';
import { procurementWords } from '#people/procurement/words';
import { Badge } from '#ui/kit/badge';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { connectionAction } from './connection-action.ts';
import { ConnectionForm } from './connection-form.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { PeopleCard } from './people-card.tsx';
import { SecretCard } from './secret-card.tsx';
import { StateCard } from './state-card.tsx';
import { stateOf } from './state-of.ts';
import styles from './procurement.module.css';

export async function loader(args: Route.LoaderArgs) {
  const page = new URL(args.request.url).searchParams.get('page') ?? '';
  const { connectionId } = args.params;
  const loaded = await ask<typeof procurementContract>(args)('GET /api/organization/procurement/:connectionId', {
    params: { connectionId },
    query: /^[1-9]\d{0,3}$/.test(page) ? { page } : {},
  });
  return { ...loaded, timeZone: args.context.get(pageVisit).site.timeZone };
}

export const action = (args: Route.ActionArgs) => connectionAction(args, args.params.connectionId);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: loaderData?.connection.name ?? '', indexed: false }, matches);

export default function ConnectionPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useWords(procurementWords);
  const paths = usePaths();
  const { connection, timeZone } = loaderData;
  const state = stateOf(connection);
  return (
    <>
      <PageHead
        back={<TextAction to={paths.procurement()}>{t('back')}</TextAction>}
        title={connection.name}
        lead={t(`stateLead${state}`)}
        mark={<Badge tone={state === 'on' ? 'ok' : undefined}>{t(`state${state}`)}</Badge>}
      />
      <div className={styles.sections}>
        {answer !== undefined && answer.problem === null && answer.secret === undefined && (
          <Message tone="ok" live>
            {t('saved')}
          </Message>
        )}
        {answer !== undefined && answer.problem !== null && (
          <Message tone="bad" live>
            {answer.field === undefined ? answer.problem : t('errors')}
          </Message>
        )}
        <SecretCard page={loaderData} answer={answer} timeZone={timeZone} />
        <ConnectionForm page={loaderData} answer={answer?.intent === 'save' ? answer : undefined} />
        {connection.kind === 'cxml' && connection.shopsAs === 'named' && <PeopleCard page={loaderData} answer={answer} />}
        <StateCard connection={connection} />
        <DocumentsCard page={loaderData} timeZone={timeZone} />
        <p>
          <TextAction to={paths.peopleHistory()}>{t('seeHistory')}</TextAction>
        </p>
      </div>
    </>
  );
}
