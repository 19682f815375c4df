// SQL of the lists of documents that administrators see.
import { statement } from '#platform/db';
import { DOCUMENT_COLUMNS, type DocumentRow } from './document-queries.ts';

export interface DocumentsAsked {
  readonly accountNumber: string;
  /** Null: of all connections. */
  readonly connectionId: string | null;
  /** Null: everything. */
  readonly show: 'in' | 'out' | 'trouble' | null;
  /** Words of a purchase order's or order's number; null: any. */
  readonly pattern: string | null;
  readonly limit: number;
  readonly offset: number;
}

const TROUBLE = `d.state in ('refused', 'failed') or (d.state = 'waiting' and d.attempts > 0)`;

export const DOCUMENTS = statement<DocumentRow & { readonly count: number }, DocumentsAsked>(
  'purchase_document_list',
  (
    p,
  ) => `select ${DOCUMENT_COLUMNS}, '' as text, count(*) over ()::int as count from purchase_document d where d.account_number = ${p.accountNumber}
  and (${p.connectionId}::uuid is null or d.connection_id = ${p.connectionId})
  and (${p.pattern}::text is null or lower(d.order_id || ' ' || coalesce(d.order_number, '')) like ${p.pattern})
  and case coalesce(${p.show}::text, 'all') when 'all' then true when 'trouble' then ${TROUBLE} else d.direction = ${p.show} end
  order by d.document_no desc limit ${p.limit} offset ${p.offset}`,
);

export const COUNT_DOCUMENTS = statement<{ readonly all: number; readonly in: number; readonly out: number; readonly trouble: number }>(
  'purchase_document_count',
  `select count(*)::int as all, count(*) filter (where d.direction = 'in')::int as in, count(*) filter (where d.direction = 'out')::int as out,
    count(*) filter (where ${TROUBLE})::int as trouble
  from purchase_document d where d.account_number = $1 and ($2::uuid is null or d.connection_id = $2)`,
);

/** All of one order, the first first. */
export const DOCUMENTS_OF_ORDER = statement<DocumentRow>(
  'purchase_document_of_order',
  `select ${DOCUMENT_COLUMNS}, '' as text from purchase_document d where d.account_number = $1 and d.connection_id = $2 and d.order_id = $3 order by d.document_no limit 200`,
);
