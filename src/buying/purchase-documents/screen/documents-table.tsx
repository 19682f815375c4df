// Documents that came and went, with what became of each.
import { shownOrderNumber } from '#base/order-number/rules';
import type { DocumentView } from '#buying/purchase-documents/contract';
import { purchaseDocumentsWords } from '#buying/purchase-documents/words';
import { Link } from '#ui/kit/link';
import { Table } from '#ui/kit/table';
import { usePaths, useWords } from '#ui/page/shop';
import { StateBadge } from './state-badge.tsx';
import { useWhen } from './use-when.ts';
import styles from './purchase-documents.module.css';

interface TableProps {
  readonly caption: string;
  readonly documents: readonly DocumentView[];
  /** The one that the page is about has no link to itself. */
  readonly here?: string;
}

export function DocumentsTable({ caption, documents, here }: TableProps) {
  const t = useWords(purchaseDocumentsWords);
  const when = useWhen();
  return (
    <Table
      caption={caption}
      rows={documents}
      keyOf={({ documentId }) => documentId}
      toneOf={({ state, documentId }) => (documentId === here ? 'on' : state === 'refused' || state === 'failed' ? 'bad' : undefined)}
      columns={[
        { id: 'document', label: t('document'), heads: true, cell: (document) => <Named document={document} here={here} /> },
        {
          id: 'order',
          label: t('purchaseOrder'),
          cell: ({ orderId, orderNumber }) => (
            <>
              {orderId === '' ? '–' : orderId}
              {orderNumber !== null && <OurOrder orderNumber={orderNumber} />}
            </>
          ),
        },
        { id: 'when', label: t('when'), cell: ({ at }) => when(at) },
        { id: 'state', label: t('state'), full: true, cell: (document) => <State document={document} /> },
      ]}
    />
  );
}

function Named({
  document: { documentId, kind, direction, connection },
  here,
}: {
  readonly document: DocumentView;
  readonly here: string | undefined;
}) {
  const t = useWords(purchaseDocumentsWords);
  const paths = usePaths();
  const more = [t(`direction${direction}`), connection].filter((text) => text !== '').join(' · ');
  return (
    <>
      {documentId === here ? t(`kind${kind}`) : <Link to={paths.purchaseDocument(documentId)}>{t(`kind${kind}`)}</Link>}
      <span className={styles.small}>{more}</span>
    </>
  );
}

function OurOrder({ orderNumber }: { readonly orderNumber: string }) {
  const t = useWords(purchaseDocumentsWords);
  const paths = usePaths();
  return (
    <span className={styles.small}>
      <Link to={paths.order(orderNumber)}>{t('ourOrder', { number: shownOrderNumber(orderNumber) })}</Link>
    </span>
  );
}

function State({ document: { state, problems, attempts, nextAt } }: { readonly document: DocumentView }) {
  const t = useWords(purchaseDocumentsWords);
  const when = useWhen();
  const [first] = problems;
  return (
    <>
      <StateBadge state={state} />
      {first !== undefined && <span className={styles.small}>{first}</span>}
      {nextAt !== null && attempts > 0 && <span className={styles.small}>{t('attempts', { n: attempts, when: when(nextAt) })}</span>}
    </>
  );
}
