import { formatDate } from '#base/locale/rules';
import type { ReportMails } from '#buying/reports/contract';
import { reportsWords } from '#buying/reports/words';
import { Table } from '#ui/kit/table';
import { useShop, useWords } from '#ui/page/shop';

type Send = ReportMails['sends'][number];
const NOON = 'T12:00:00Z';

/** What was sent lately, and to whom it was not sent. */
export function SendTable({ sends }: { readonly sends: readonly Send[] }) {
  const t = useWords(reportsWords);
  const { copyLocale } = useShop();
  const rows = sends.map((send, at) => ({ ...send, key: String(at) }));
  return (
    <Table
      caption={t('history')}
      captionShown
      columns={[
        { id: 'report', label: t('report'), heads: true, cell: ({ question }) => t(`title.${question}`) },
        { id: 'day', label: t('day'), cell: ({ day }) => formatDate(new Date(day + NOON), 'UTC', copyLocale) },
        { id: 'to', label: t('sentTo'), cell: ({ name }) => name },
        { id: 'state', label: t('state'), cell: ({ state }) => t(`state.${state}`) },
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      toneOf={({ state }) => (state === 'withoutRight' ? 'warn' : undefined)}
    />
  );
}
