// An order of a purchasing system that is to become an order of the shop.
import type { IncomingOrder } from '#buying/purchase-documents/rules';
import type { Locale } from '#base/locale/rules';
import type { SignedIn } from '#base/shopper/rules';
import type { NamedBuyer } from '#people/procurement/rules';
import type { ProcurementConnection } from '#people/procurement/server';
import type { DocumentSettings } from './settings.ts';

export interface OrderToWork {
  readonly connection: ProcurementConnection;
  readonly order: IncomingOrder;
  readonly buyer: NamedBuyer;
  readonly documentId: string;
  readonly cartId: string;
  readonly payloadId: string;
  /** Of the document: `fr-CA`. */
  readonly language: string;
  readonly deploymentMode: 'production' | 'test';
}

/** One attempt at an order. */
export interface Trying extends OrderToWork {
  readonly shopper: SignedIn;
  readonly settings: DocumentSettings;
  readonly locale: Locale;
  /** The cart of the attempt before. */
  readonly cartBefore: string;
  readonly now: Date;
}
