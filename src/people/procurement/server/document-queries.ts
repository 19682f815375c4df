// SQL of the list of exchanged documents.
import { statement } from '#platform/db';

interface NewDocument {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly at: Date;
  readonly direction: 'in' | 'out';
  readonly kind: string;
  readonly payloadId: string;
  readonly code: string;
  readonly detail: string;
}

export const NOTE_DOCUMENT = statement<unknown, NewDocument>(
  'procurement_note_document',
  (p) => `insert into procurement_document (account_number, connection_id, at, direction, kind, payload_id, code, detail)
   values (${p.accountNumber}, ${p.connectionId}, ${p.at}, ${p.direction}, ${p.kind}, ${p.payloadId}, ${p.code}, ${p.detail})`,
);

export interface DocumentRow {
  readonly at: Date;
  readonly direction: 'in' | 'out';
  readonly kind: string;
  readonly payload_id: string;
  readonly code: string;
  readonly detail: string;
  readonly count: number;
}

/** Newest first; $3 at most, without the first $4. */
export const DOCUMENTS_OF = statement<DocumentRow>(
  'procurement_documents',
  `select at, direction, kind, payload_id, code, detail, count(*) over ()::int as count from procurement_document
   where account_number = $1 and connection_id = $2 order by document_no desc limit $3 offset $4`,
);

export const FORGET_DOCUMENTS = statement<unknown>('procurement_forget_documents', 'delete from procurement_document where at < $1');
