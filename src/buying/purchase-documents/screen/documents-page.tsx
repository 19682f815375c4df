// Orders from purchasing systems and documents that went back: search, filters, and what needs attention (H_SAM).
import type { Route } from './+types/documents-page';
import { sayer } from '#base/locale/words';
import type { purchaseDocumentsContract } from '#buying/purchase-documents/contract';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import { EmptyState } from '#ui/kit/empty-state';
import { LinkButton } from '#ui/kit/link-button';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { Pager } from '#ui/kit/pager';
import { ForOwner } from '#ui/page/for-owner';
import { pageMeta } from '#ui/page/page-meta';
import { ask, pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { DocumentsFilter, given } from './documents-filter.tsx';
import { DocumentsTable } from './documents-table.tsx';
import styles from './purchase-documents.module.css';

const SHOWN = ['in', 'out', 'trouble'] as const;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader(args: Route.LoaderArgs) {
  const query = new URL(args.request.url).searchParams;
  const [search, page, named] = [(query.get('search') ?? '').trim().slice(0, 80), query.get('page') ?? '', query.get('connection') ?? ''];
  const show = SHOWN.find((one) => one === query.get('show'));
  const connection = ID.test(named) ? named : '';
  const list = await ask<typeof purchaseDocumentsContract>(args)('GET /api/organization/purchase-documents', {
    query: {
      search,
      page: /^[1-9]\d{0,3}$/.test(page) ? page : '1',
      ...(show === undefined ? {} : { show }),
      ...(connection === '' ? {} : { connection }),
    },
  });
  const title = sayer(purchaseDocumentsWords, args.context.get(pageVisit).copyLocale)('title');
  return { ...list, asked: { search, show: show ?? '', connection }, saved: query.has('saved'), title };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function DocumentsPage({ loaderData: { asked, documents, connections, counts, page, pages, saved } }: Route.ComponentProps) {
  const t = useWords(purchaseDocumentsWords);
  const paths = usePaths();
  const isEmpty = counts.all === 0 && asked.connection === '';
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')}>
        <ForOwner>
          {connections.map(({ connectionId, name }) => (
            <LinkButton key={connectionId} to={paths.purchaseDocumentSettings(connectionId)}>
              {connections.length === 1 ? t('settings') : t('settingsOf', { name })}
            </LinkButton>
          ))}
        </ForOwner>
      </PageHead>
      {saved && (
        <Message tone="ok" live className={styles.note}>
          {t('saved')}
        </Message>
      )}
      {!isEmpty && <DocumentsFilter asked={asked} connections={connections} counts={counts} />}
      {isEmpty ? (
        <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>
      ) : documents.length === 0 ? (
        <EmptyState title={t('noneFound')} actions={<LinkButton to={paths.purchaseDocuments()}>{t('toAll')}</LinkButton>}>
          {t('noneFoundText')}
        </EmptyState>
      ) : (
        <DocumentsTable caption={t('title')} documents={documents} />
      )}
      <Pager
        page={page}
        pages={pages}
        addressOf={(number) => paths.purchaseDocuments({ ...given(asked), page: String(number) })}
        labels={{ nav: t('pages'), previous: t('previousPage'), next: t('nextPage'), page: (n) => t('pageN', { n }) }}
      />
    </>
  );
}
