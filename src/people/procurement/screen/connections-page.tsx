// The connections of an organization with its purchasing systems (H_SAM).
import type { Route } from './+types/connections-page';
import { sayer } from '#base/locale/words';
import { formatDate } from '#base/locale/rules';
import type { procurementContract } from '#people/procurement/contract';
import { procurementWords } from '#people/procurement/words';
import { Badge } from '#ui/kit/badge';
import { EmptyState } from '#ui/kit/empty-state';
import { PlusIcon } from '#ui/kit/icons';
import { Link } from '#ui/kit/link';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { stateOf } from './state-of.ts';
import styles from './procurement.module.css';

export async function loader(args: Route.LoaderArgs) {
  const { copyLocale, site } = args.context.get(pageVisit);
  const list = await ask<typeof procurementContract>(args)('GET /api/organization/procurement', {});
  return { ...list, timeZone: site.timeZone, title: sayer(procurementWords, copyLocale)('title') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function ConnectionsPage({ loaderData: { isOffered, organization, connections, timeZone, title } }: Route.ComponentProps) {
  const t = useWords(procurementWords);
  const paths = usePaths();
  const { copyLocale } = useShop();
  const add = (
    <LinkButton to={paths.procurement('new')} variant="primary">
      <PlusIcon />
      {t('add')}
    </LinkButton>
  );
  if (!isOffered)
    return (
      <>
        <PageHead title={title} />
        <Message>{t('NOT_OFFERED')}</Message>
      </>
    );
  return (
    <>
      <PageHead title={title} lead={t('lead', { organization })}>
        {connections.length > 0 && add}
      </PageHead>
      {connections.length === 0 ? (
        <EmptyState title={t('empty')} actions={add}>
          {t('emptyText')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {connections.map(({ connectionId, name, kind, lastUsed, ...state }) => (
            <li key={connectionId}>
              <div>
                <Link to={paths.procurement(connectionId)}>{name}</Link>
                <p className={styles.small}>
                  {t(`kind${kind}`)} ·{' '}
                  {lastUsed === null ? t('neverUsed') : t('lastUsed', { date: formatDate(new Date(lastUsed), timeZone, copyLocale) })}
                </p>
              </div>
              <Badge tone={stateOf(state) === 'on' ? 'ok' : undefined}>{t(`state${stateOf(state)}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
