// The documents of an organization as its administrators see them.
import type { DocumentView, WholeDocument } from '#buying/purchase-documents/contract';
import { SENT_STATES, type OrderProblem } from '#buying/purchase-documents/rules';
import { statesThatAllow } from '#base/state-table/rules';
import type { CopyLocale } from '#base/locale/rules';
import type { Connections } from '#people/procurement/server';
import type { Queries } from '#platform/db';
import { COUNT_DOCUMENTS, DOCUMENTS, DOCUMENTS_OF_ORDER, type DocumentsAsked } from './document-list-queries.ts';
import { DOCUMENT, type DocumentRow, type SendProblem } from './document-queries.ts';
import { orderProblemText, sendProblemText } from './problem-text.ts';

const PER_PAGE = 25;

export interface ReadDeps {
  readonly db: Queries;
  readonly connections: Connections;
}

interface Asked extends Pick<DocumentsAsked, 'accountNumber' | 'connectionId' | 'show'> {
  readonly search: string;
  readonly page: number;
}

export async function readDocuments({ db, connections }: ReadDeps, { search, page, ...asked }: Asked, locale: CopyLocale) {
  const { accountNumber, connectionId } = asked;
  // A number of ours is typed with dashes; `%` and `_` stand for themselves.
  const clean = search.trim().toLowerCase();
  const typed = /^[\d-]{12,}$/.test(clean) ? clean.replaceAll('-', '') : clean;
  const pattern = clean === '' ? null : `%${typed.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const ask = (one: number) => db.many(DOCUMENTS, { ...asked, pattern, limit: PER_PAGE, offset: (one - 1) * PER_PAGE });
  const [own, counts, found] = await Promise.all([
    connections.list(db, accountNumber),
    db.one(COUNT_DOCUMENTS, [accountNumber, connectionId]),
    ask(page),
  ]);
  // A page beyond the last is the first.
  const rows = found.length === 0 && page > 1 ? await ask(1) : found;
  const names = new Map(own.map((one) => [one.connectionId, one.name]));
  return {
    connections: own.filter(({ kind }) => kind === 'cxml').map(({ connectionId: id, name }) => ({ connectionId: id, name })),
    documents: rows.map((row) => viewOf(row, names, locale)),
    counts,
    page: found.length === 0 ? 1 : page,
    pages: Math.max(1, Math.ceil((rows[0]?.count ?? 0) / PER_PAGE)),
  };
}

export async function readDocument(
  { db, connections }: ReadDeps,
  accountNumber: string,
  documentId: string,
  locale: CopyLocale,
): Promise<WholeDocument | undefined> {
  const row = await db.maybe(DOCUMENT, [accountNumber, documentId]);
  if (row === undefined) return undefined;
  const [own, others] = await Promise.all([
    connections.list(db, accountNumber),
    db.many(DOCUMENTS_OF_ORDER, [accountNumber, row.connection_id, row.order_id]),
  ]);
  const names = new Map(own.map(({ connectionId, name }) => [connectionId, name]));
  return {
    document: viewOf(row, names, locale),
    connectionId: row.connection_id,
    payloadId: row.payload_id,
    text: row.text,
    others: others.map((other) => viewOf(other, names, locale)),
  };
}

const RESENDABLE: readonly string[] = statesThatAllow(SENT_STATES, 'resend');

function viewOf(row: DocumentRow, names: ReadonlyMap<string, string>, locale: CopyLocale): DocumentView {
  const { direction, kind, state, attempts } = row;
  return {
    documentId: row.document_id,
    connection: names.get(row.connection_id) ?? '',
    direction,
    kind,
    orderId: row.order_id,
    orderNumber: row.order_number,
    state,
    at: row.at.toISOString(),
    doneAt: row.done_at?.toISOString() ?? null,
    attempts,
    nextAt: state === 'waiting' ? (row.due_at?.toISOString() ?? null) : null,
    problems: row.problems.map((problem) =>
      // Each direction has problems of its own kind.
      direction === 'in' ? orderProblemText(problem as OrderProblem, locale) : sendProblemText(problem as SendProblem, locale),
    ),
    mayResend: direction === 'out' && RESENDABLE.includes(state),
  };
}
