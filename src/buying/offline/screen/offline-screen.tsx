// The page that works without a connection: all it shows of the shopper comes from this browser. Its links load documents, for moving within the app
// needs a connection.
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { placeOf, type Kept, type OfflinePlace } from '#buying/offline/rules';
import { offlineWords } from '#buying/offline/words';
import { splitLocale } from '#base/locale/rules';
import { EmptyState } from '#ui/kit/empty-state';
import { linkRoutes } from '#ui/kit/link';
import { Logo } from '#ui/kit/logo';
import { Message } from '#ui/kit/message';
import { PageHead } from '#ui/kit/page-head';
import { SkipLink } from '#ui/kit/skip-link';
import { Spinner } from '#ui/kit/spinner';
import { TextAction } from '#ui/kit/text-action';
import { LinkRoutesProvider } from '#ui/page/link-routes';
import { usePaths, useWords } from '#ui/page/shop';
import { ConnectionBar } from './connection-bar.tsx';
import { KeptListView } from './kept-list.tsx';
import { KeptLists } from './kept-lists.tsx';
import { KeptRows } from './kept-rows.tsx';
import styles from './offline.module.css';
import { Leaving } from './leaving.tsx';
import { OtherShoppers } from './other-shoppers.tsx';
import type { OfflineShop } from './send-edits.ts';
import { Troubles } from './troubles.tsx';
import { useOffline, type Offline } from './use-offline.ts';

const NO_PAGES = linkRoutes([]);

export function OfflineScreen({ shop }: { readonly shop: OfflineShop }) {
  const t = useWords(offlineWords);
  const paths = usePaths();
  const offline = useOffline(shop);
  const { kept } = offline;
  return (
    <LinkRoutesProvider value={NO_PAGES}>
      <SkipLink>{t('skip')}</SkipLink>
      <header className={styles.header}>
        <div className="wrap">
          <Logo name="Inkwell" to={paths.home()} label={t('homePage')} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={`wrap ${styles.page}`}>
        <PageHead title={t('title')} lead={t('lead')} />
        <noscript>
          <Message tone="warn">{t('noScript')}</Message>
        </noscript>
        {kept === null && <Spinner label={t('reading')} />}
        {kept === 'unavailable' && <EmptyState title={t('unavailable')}>{t('unavailableText')}</EmptyState>}
        {kept !== null && kept !== 'unavailable' && <KeptScreen kept={kept} offline={offline} />}
      </main>
    </LinkRoutesProvider>
  );
}

/** The address of the page that this one stands in for, of this shop alone; empty without one. */
function useStoodFor(): string {
  const at = new URLSearchParams(useLocation().search).get('at') ?? '';
  return /^\/(?![/\\])/.test(at) ? at : '';
}

export function KeptScreen({ kept, offline }: { readonly kept: Kept; readonly offline: Offline }) {
  const at = useStoodFor();
  const [path = '', query = ''] = at.split('?', 2);
  const [place, setPlace] = useState<OfflinePlace>(() => placeOf(splitLocale(path).path, new URLSearchParams(query).get('listId') ?? ''));
  const [focused, setFocused] = useState(0);
  const main = useRef<HTMLDivElement>(null);
  const open = (next: OfflinePlace): void => {
    setPlace(next);
    setFocused((times) => times + 1);
  };
  useEffect(() => {
    if (focused > 0) main.current?.focus();
  }, [focused]);
  const rows = <KeptRows kept={kept} offline={offline} />;
  return (
    <div className={styles.parts}>
      <ConnectionBar kept={kept} offline={offline} />
      <StoodFor at={at} place={place} online={offline.online} />
      <Leaving kept={kept} online={offline.online} />
      <OtherShoppers kept={kept} online={offline.online} />
      <Troubles kept={kept} offline={offline} />
      {place.screen === 'rows' && rows}
      <div ref={main} tabIndex={-1} className={styles.parts}>
        <Place kept={kept} offline={offline} place={place} onOpen={open} />
      </div>
      {place.screen !== 'rows' && rows}
    </div>
  );
}

/** Says that the page which was asked for needs a connection, and leads to it. */
function StoodFor({ at, place, online }: { readonly at: string; readonly place: OfflinePlace; readonly online: boolean }) {
  const t = useWords(offlineWords);
  if (at === '') return null;
  const needs = place.screen === 'other';
  return (
    <div role="status">
      {needs && (
        <Message tone="info" title={t('needs')}>
          {t('needsText')}
        </Message>
      )}
      {(needs || online) && <TextAction to={at}>{t(needs ? 'tryAgain' : 'openInShop')}</TextAction>}
    </div>
  );
}

interface PlaceProps {
  readonly kept: Kept;
  readonly offline: Offline;
  readonly place: OfflinePlace;
  readonly onOpen: (place: OfflinePlace) => void;
}

function Place({ kept, offline, place, onOpen }: PlaceProps) {
  const t = useWords(offlineWords);
  const lists = <KeptLists kept={kept} onOpen={(listId) => onOpen({ screen: 'list', listId })} />;
  if (place.screen !== 'list') return lists;
  const list = kept.lists.find(({ listId }) => listId === place.listId);
  if (list === undefined)
    return (
      <>
        <EmptyState title={t('notKept')}>{t('notKeptText')}</EmptyState>
        {lists}
      </>
    );
  return <KeptListView list={list} edits={kept.edits} offline={offline} onBack={() => onOpen({ screen: 'lists' })} />;
}
