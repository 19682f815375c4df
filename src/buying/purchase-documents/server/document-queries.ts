// SQL of the documents that were exchanged.
import { SENT_STATES, type OrderProblem, type SentState } from '#buying/purchase-documents/rules';
import { statesThatAllow } from '#base/state-table/rules';
import { statement } from '#platform/db';

export type DocumentKind = 'order' | 'change' | 'cancellation' | 'confirmation' | 'shipNotice' | 'invoice' | 'creditMemo';
export type ReceivedState = 'received' | 'taken' | 'repeated' | 'refused';
/** What an attempt to send came to; `status`: of HTTP or of cXML, '' without an answer. */
export interface SendProblem {
  readonly code: 'NO_ANSWER' | 'HTTP' | 'CXML' | 'ADDRESS' | 'NO_ADDRESS' | 'RULES';
  readonly status: string;
  readonly detail: string;
}

export interface DocumentRow {
  readonly account_number: string;
  readonly document_id: string;
  readonly connection_id: string;
  readonly direction: 'in' | 'out';
  readonly kind: DocumentKind;
  readonly payload_id: string;
  readonly order_id: string;
  readonly order_number: string | null;
  readonly state: ReceivedState | SentState;
  readonly text: string;
  readonly content_hash: string;
  readonly problems: readonly (OrderProblem | SendProblem)[];
  readonly attempts: number;
  readonly due_at: Date | null;
  readonly at: Date;
  readonly done_at: Date | null;
}

export const DOCUMENT_COLUMNS = `d.account_number, d.document_id::text, d.connection_id::text, d.direction, d.kind, d.payload_id, d.order_id, d.order_number, d.state, d.content_hash,
  d.problems, d.attempts, d.due_at, d.at, d.done_at`;

interface NewDocument {
  readonly accountNumber: string;
  readonly documentId: string;
  readonly connectionId: string;
  readonly direction: 'in' | 'out';
  readonly kind: DocumentKind;
  readonly payloadId: string;
  readonly orderId: string;
  readonly orderNumber: string | null;
  readonly state: DocumentRow['state'];
  readonly text: string;
  readonly hash: string;
  readonly now: Date;
}

/** No row: a document with this payload id is there. */
export const INSERT_DOCUMENT = statement<{ readonly document_id: string }, NewDocument>(
  'purchase_document_insert',
  (
    p,
  ) => `insert into purchase_document (account_number, document_id, connection_id, direction, kind, payload_id, order_id, order_number, state, text, content_hash,
    due_at, at)
  values (${p.accountNumber}, ${p.documentId}, ${p.connectionId}, ${p.direction}, ${p.kind}, ${p.payloadId}, ${p.orderId}, ${p.orderNumber}, ${p.state}, ${p.text},
    ${p.hash}, case when ${p.state} = '${SENT_STATES.begins}' then ${p.now}::timestamptz end, ${p.now})
  on conflict (account_number, connection_id, direction, payload_id) do nothing returning document_id::text`,
);

export const DOCUMENT_OF_PAYLOAD = statement<DocumentRow>(
  'purchase_document_of_payload',
  `select ${DOCUMENT_COLUMNS}, '' as text from purchase_document d where d.account_number = $1 and d.connection_id = $2 and d.direction = 'in' and d.payload_id = $3`,
);

export const DOCUMENT = statement<DocumentRow>(
  'purchase_document_get',
  `select ${DOCUMENT_COLUMNS}, d.text from purchase_document d where d.account_number = $1 and d.document_id = $2`,
);

/** An answer to a received document: $3 state, $4 problems, $5 the order's number, $6 now. */
export const ANSWER_DOCUMENT = statement<unknown>(
  'purchase_document_answer',
  `update purchase_document set state = $3, problems = $4::jsonb, order_number = coalesce($5, order_number), done_at = $6
  where account_number = $1 and document_id = $2 and direction = 'in'`,
);

/** What can pass is not kept: the same document is judged anew when it comes again. */
export const DROP_DOCUMENT = statement<unknown>(
  'purchase_document_drop',
  `delete from purchase_document where account_number = $1 and document_id = $2 and state = 'received'`,
);

const DELIVERED = statesThatAllow(SENT_STATES, 'deliver')
  .map((state) => `'${state}'`)
  .join(', ');
const RESENDABLE = statesThatAllow(SENT_STATES, 'resend')
  .map((state) => `'${state}'`)
  .join(', ');

/** Claims due documents until $2, each the first of its order that has not gone, so that they arrive in their order. */
export const CLAIM_DOCUMENTS = statement<DocumentRow>(
  'purchase_document_claim',
  `update purchase_document d set due_at = $2, attempts = d.attempts + 1 where (d.account_number, d.document_id) in (
    select w.account_number, w.document_id from purchase_document w where w.state in (${DELIVERED}) and w.due_at <= $1
      and not exists (select 1 from purchase_document e where e.account_number = w.account_number and e.connection_id = w.connection_id
        and e.order_id = w.order_id and e.direction = 'out' and e.document_no < w.document_no and e.state in (${DELIVERED}))
    order by w.due_at limit 5 for update skip locked)
  returning ${DOCUMENT_COLUMNS}, d.text`,
);

export const DELIVERED_DOCUMENT = statement<unknown>(
  'purchase_document_delivered',
  `update purchase_document set state = 'sent', problems = '[]', due_at = null, done_at = $3 where account_number = $1 and document_id = $2 and state in (${DELIVERED})`,
);

/** $3 problems, $4 the next attempt, null to give up. */
export const FAILED_DOCUMENT = statement<unknown>(
  'purchase_document_failed',
  `update purchase_document set state = case when $4::timestamptz is null then 'failed' else state end, problems = $3::jsonb, due_at = $4
  where account_number = $1 and document_id = $2 and state in (${DELIVERED})`,
);

export const RESEND_DOCUMENT = statement<{ readonly document_id: string }>(
  'purchase_document_resend',
  `update purchase_document set state = '${SENT_STATES.begins}', due_at = $3, attempts = 0 where account_number = $1 and document_id = $2 and direction = 'out'
  and state in (${RESENDABLE}) returning document_id::text`,
);

/** Before $1. The orders themselves are kept. */
export const FORGET_DOCUMENTS = statement<unknown>(
  'purchase_document_forget',
  `delete from purchase_document where at < $1 and state not in ('received', '${SENT_STATES.begins}')`,
);
