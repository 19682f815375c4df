// The lines of the order; for who may decide, each with what to keep of it and which budget center pays.
import type { ApprovalDetail, ApprovalLineView, ApprovalOutlook } from '#buying/approvals/contract';
import { approvalsWords } from '#buying/approvals/words';
import { Badge } from '#ui/kit/badge';
import { Link } from '#ui/kit/link';
import { Picture } from '#ui/kit/picture';
import { Table, type TableColumn } from '#ui/kit/table';
import { useWords } from '#ui/page/shop';
import styles from './approvals.module.css';
import { Center, KeepChoice, Units } from './line-decision.tsx';
import type { ChosenLine } from './line-fields.ts';
import { useApprovalText } from './use-approval-text.ts';

interface ApprovalLinesProps {
  readonly approval: ApprovalDetail;
  readonly timeZone: string;
  /** What an address says about lines. */
  readonly chosen?: readonly ChosenLine[];
  /** What each line comes to with the choices of now. */
  readonly outlook?: ApprovalOutlook;
}

export function ApprovalLines({ approval, timeZone, chosen = [], outlook }: ApprovalLinesProps) {
  const t = useWords(approvalsWords);
  const { money } = useApprovalText(timeZone);
  const { lines, currency, centers, barred } = approval;
  const decides = barred === '';
  const choiceOf = ({ lineNo }: ApprovalLineView) => chosen.find((one) => one.lineNo === lineNo);
  const totalOf = ({ lineNo, kept, total }: ApprovalLineView): number =>
    outlook === undefined || kept === 0 ? total : (outlook.lines.find((one) => one.lineNo === lineNo)?.total ?? 0);
  const columns: TableColumn<ApprovalLineView>[] = [
    {
      id: 'line',
      label: t('line'),
      heads: true,
      cell: (line) => <LineName line={line} each={t('each', { price: money(line.each, currency) })} />,
    },
    ...(centers.length > 0 || lines.some(({ budgetCenter }) => budgetCenter !== '')
      ? [
          {
            id: 'center',
            label: t('budgetCenter'),
            // Names of budgets are long, and begin alike.
            full: true,
            cell: (line: ApprovalLineView) => (
              <Center line={line} chosen={choiceOf(line)} centers={decides ? centers : []} orderCenter={approval.budgetCenter} />
            ),
          },
        ]
      : []),
    { id: 'qty', label: t('quantity'), align: 'right', cell: (line) => <Units line={line} chosen={choiceOf(line)} decides={decides} /> },
    { id: 'total', label: t('total'), align: 'right', cell: (line) => money(totalOf(line), currency) },
    ...(decides
      ? [{ id: 'decision', label: t('decision'), cell: (line: ApprovalLineView) => <KeepChoice line={line} chosen={choiceOf(line)} /> }]
      : []),
  ];
  return (
    <Table
      caption={t('lines')}
      columns={columns}
      rows={lines}
      keyOf={({ lineNo }) => String(lineNo)}
      toneOf={({ kept }) => (kept === 0 ? 'bad' : undefined)}
    />
  );
}

function LineName({ line, each }: { readonly line: ApprovalLineView; readonly each: string }) {
  const t = useWords(approvalsWords);
  return (
    <span className={styles.line}>
      <Picture src={line.image} alt="" width={48} height={48} ground className={styles.picture} />
      <span className={styles.lineText}>
        <Link to={line.link}>{line.title}</Link>
        <span className={styles.quiet}>
          {line.customerSku === '' ? t('itemNumber', { number: line.itemId }) : t('yourNumber', { number: line.customerSku })}
        </span>
        <span className={styles.tags}>
          {line.onContract && <Badge tone="ok">{t('contractPrice')}</Badge>}
          {line.offContract && <Badge tone="warn">{t('offContract')}</Badge>}
          {line.contract !== '' && <span className={styles.quiet}>{line.contract}</span>}
          <span className={styles.quiet}>{each}</span>
          {line.purchaseOrder !== '' && <span className={styles.quiet}>{t('purchaseOrderOf', { number: line.purchaseOrder })}</span>}
        </span>
      </span>
    </span>
  );
}
