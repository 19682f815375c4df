// A document that came, from a system that proved who it is.
import type { IncomingOrder } from '#buying/purchase-documents/rules';
import type { Envelope, XmlElement } from '#people/cxml/rules';
import type { ProcurementConnection } from '#people/procurement/server';

export interface ReceivedDocument {
  readonly connection: ProcurementConnection;
  readonly root: XmlElement;
  readonly envelope: Envelope & { readonly body: XmlElement };
  /** The page that plays a purchasing system made it. */
  readonly isTried?: boolean;
}

export interface OpenDocument extends ReceivedDocument {
  readonly order: IncomingOrder;
}
