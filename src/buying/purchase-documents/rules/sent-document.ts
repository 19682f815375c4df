// What all documents share that the shop sends about an order: the reference to it, and the envelope.
import { element, headerOf, type HeaderFacts, type XmlElement } from '#people/cxml/rules';

/** An order as its buyer knows it. */
export interface OrderReferred {
  readonly orderId: string;
  readonly orderDate: string;
  /** Of the document that the order came in. */
  readonly payloadId: string;
}

export const orderReference = ({ orderId, orderDate, payloadId }: OrderReferred): XmlElement =>
  element(
    'OrderReference',
    { orderID: orderId, ...(orderDate !== '' && { orderDate }) },
    element('DocumentReference', { payloadID: payloadId }),
  );

/** `2026-11-29T12:00:00+00:00`. */
export const dateTime = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, '+00:00');

export const unitOfMeasure = (unit: string): XmlElement => element('UnitOfMeasure', {}, unit);

/** The document's content: who sends it to whom, and what. */
export const requestOf = (
  header: HeaderFacts,
  deploymentMode: 'production' | 'test',
  body: XmlElement,
): readonly [XmlElement, XmlElement] => [headerOf(header), element('Request', { deploymentMode }, body)];
