// A document before it is written, and what it is made from.
import type { OrderRow, Papers } from '#buying/orders/server';
import type { DocumentType, XmlElement } from '#people/cxml/rules';
import type { DocumentKind } from './document-queries.ts';
import type { IncomingRow } from './incoming-queries.ts';

export interface SentBody {
  readonly kind: DocumentKind;
  readonly type: Exclude<DocumentType, 'cXML'>;
  readonly body: XmlElement;
}

export interface AboutOrder {
  readonly incoming: Pick<IncomingRow, 'order_id' | 'lines' | 'said' | 'confirmations'>;
  readonly order: OrderRow;
  readonly papers: Papers;
  readonly now: Date;
}
