// What was exchanged with purchasing systems, for the administrators of the organization.
import type { Queries } from '#platform/db';
import type { ConnectionRow } from './connection-queries.ts';
import { NOTE_DOCUMENT } from './document-queries.ts';

export interface ExchangedDocument {
  readonly direction: 'in' | 'out';
  /** `PunchOutSetupRequest`, `OrderRequest` … */
  readonly kind: string;
  readonly payloadId: string;
  /** '' when all was well; else the code of the problem, for which `procurementWords` has a text `tell…`. */
  readonly code: string;
  /** What exactly was wrong, or what it was about: an order number. Never a secret. */
  readonly detail: string;
  readonly at: Date;
}

/** Writes a line of the list; what is too long is cut. */
export async function noteDocument(
  on: Queries,
  { accountNumber, connectionId }: Pick<ConnectionRow, 'accountNumber' | 'connectionId'>,
  { direction, kind, payloadId, code, detail, at }: ExchangedDocument,
): Promise<void> {
  await on.run(NOTE_DOCUMENT, {
    accountNumber,
    connectionId,
    at,
    direction,
    kind: kind.slice(0, 60),
    payloadId: payloadId.slice(0, 255),
    code: code.slice(0, 60),
    detail: detail.slice(0, 500),
  });
}
