import type { ReactNode } from 'react';
import { formatDate, formatNumber, formatPrice } from '#base/locale/rules';
import type { Report, ReportLine } from '#buying/reports/contract';
import { figuresOf, measureOf, shareOf, type Question } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { Link } from '#ui/kit/link';
import { Table, type TableColumn } from '#ui/kit/table';
import { usePaths, useShop, useWords } from '#ui/page/shop';
import { addressOf } from './asked.ts';
import { Change } from './change.tsx';
import { useFigureText } from './figure-text.ts';

/** Rows that lead to what was bought there. */
const LEADING: readonly Question[] = ['center', 'person', 'group', 'location'];

interface ReportTableProps {
  readonly report: Report;
  readonly title: string;
  readonly days: string;
}

export function ReportTable({ report, title, days }: ReportTableProps) {
  const t = useWords(reportsWords);
  const { site, copyLocale } = useShop();
  const { question, currency, comparedWith, total, rows } = report;
  const isItems = question === 'items';
  const figureText = useFigureText(currency);
  const figures = figuresOf(question);
  const money = (cents: number | null): string => (cents === null ? '' : formatPrice(cents, currency, copyLocale));
  const right = (id: string, label: string, cell: (row: ReportLine) => ReactNode): TableColumn<ReportLine> => ({
    id,
    label,
    cell,
    align: 'right',
  });
  const latest = ({ latest: at }: ReportLine): string => (at === null ? '' : formatDate(new Date(at), site.timeZone, copyLocale));
  const columns: readonly TableColumn<ReportLine>[] = [
    { id: 'label', label: t(`by.${question}`), heads: true, cell: (row) => <RowName report={report} row={row} /> },
    right('orders', t(isItems ? 'timesOrdered' : 'orders'), ({ orders }) => formatNumber(orders, copyLocale)),
    ...(isItems ? [right('units', t('units'), ({ units }) => formatNumber(units, copyLocale)), right('latest', t('latest'), latest)] : []),
    right('cents', t(measureOf(question)), ({ cents }) => money(cents)),
    ...figures.map(({ name, unit }, at) => right(name, t(`figure.${name}`), ({ more }) => figureText(unit, more[at]))),
    ...(comparedWith === null || isItems || figures.length > 0
      ? []
      : [
          right('before', t('before'), ({ before }) => money(before)),
          right('change', t('change'), ({ cents, before }) => <Change cents={cents} before={before} />),
        ]),
    ...(figures.length === 0 ? [right('share', t('share'), ({ cents }) => t('percent', { n: shareOf(cents, total.cents) }))] : []),
  ];
  return <Table caption={t('tableOf', { title, days })} columns={columns} rows={rows} keyOf={({ key }) => key} />;
}

function RowName({ report, row: { key, label } }: { readonly report: Report; readonly row: ReportLine }) {
  const paths = usePaths();
  const { question, period, against, filters } = report;
  if (!LEADING.includes(question)) return label;
  return <Link to={addressOf(paths, 'items', { period, against, filters: { ...filters, [question]: key } })}>{label}</Link>;
}
