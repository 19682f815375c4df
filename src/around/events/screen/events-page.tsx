// `/dev/events`, in development: every event of this browser as it is sent (ANL-1).
import { useEffect, useState } from 'react';
import type { Route } from './+types/events-page';
import type { NotedEvent } from '#around/events/rules';
import { eventsWords } from '#around/events/words';
import { sayer } from '#base/locale/words';
import { Button } from '#ui/kit/button';
import { EmptyState } from '#ui/kit/empty-state';
import { Table } from '#ui/kit/table';
import { TextAction } from '#ui/kit/text-action';
import { pageMeta } from '#ui/page/page-meta';
import { pageVisit } from '#ui/page/page-visit';
import { usePaths, useWords } from '#ui/page/shop';
import { EVENT_CHANNEL } from './event-channel.ts';
import styles from './events.module.css';

/** A long walk is cut at its beginning. */
const MOST_SHOWN = 500;

/** 404 where the gallery is not shown either. */
export function loader(args: Route.LoaderArgs) {
  const { gallery, copyLocale } = args.context.get(pageVisit);
  if (!gallery) throw new Response(null, { status: 404 });
  return { title: sayer(eventsWords, copyLocale)('title') };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta({ title: loaderData?.title ?? '', indexed: false }, matches);

export default function EventsPage({ loaderData: { title } }: Route.ComponentProps) {
  const t = useWords(eventsWords);
  const paths = usePaths();
  const [events, setEvents] = useState<readonly NotedEvent[]>([]);
  useEffect(() => {
    const channel = new BroadcastChannel(EVENT_CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<NotedEvent>) => setEvents((now) => [data, ...now].slice(0, MOST_SHOWN)));
    return () => channel.close();
  }, []);
  return (
    <main className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p className={styles.lead}>
        {t('lead')} <TextAction to={paths.consentChoices()}>{t('choices')}</TextAction>
      </p>
      {events.length === 0 ? <EmptyState title={t('none')}>{t('noneText')}</EmptyState> : <Sent events={events} />}
      {events.length > 0 && (
        <p>
          <Button size="small" onClick={() => setEvents([])}>
            {t('clear')}
          </Button>
        </p>
      )}
    </main>
  );
}

function Sent({ events }: { readonly events: readonly NotedEvent[] }) {
  const t = useWords(eventsWords);
  return (
    <div role="log" aria-label={t('caption')}>
      <Table
        caption={t('caption')}
        rows={events}
        keyOf={({ eventId }) => eventId}
        columns={[
          { id: 'time', label: t('time'), cell: ({ at }) => new Date(at).toISOString().slice(11, 23) },
          { id: 'name', label: t('name'), heads: true, cell: ({ event }) => event.name },
          { id: 'page', label: t('page'), cell: ({ page }) => page },
          {
            id: 'facts',
            label: t('facts'),
            full: true,
            cell: ({ event: { name: _name, ...facts } }) => <code>{JSON.stringify(facts)}</code>,
          },
        ]}
      />
    </div>
  );
}
