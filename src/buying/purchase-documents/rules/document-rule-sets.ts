// The rules that each kind of document is checked by: those of its own document type, and those that all types share.
import { allRules, BASE_RULES, PUNCHOUT_RULES, TRANSPORT_RULES, type DocumentRules, type DocumentType } from '#people/cxml/rules';
import { FULFILLMENT_RULES } from './tables/fulfillment-rules.ts';
import { INVOICE_RULES } from './tables/invoice-rules.ts';
import { ORDER_RULES } from './tables/order-rules.ts';

/** For `OrderRequest`, which names items as punchout does. */
export const ORDER_DOCUMENT: DocumentRules = allRules(TRANSPORT_RULES, BASE_RULES, PUNCHOUT_RULES, ORDER_RULES);

const SENT: Readonly<Record<Exclude<DocumentType, 'cXML'>, DocumentRules>> = {
  Fulfill: allRules(TRANSPORT_RULES, BASE_RULES, PUNCHOUT_RULES, FULFILLMENT_RULES),
  InvoiceDetail: allRules(TRANSPORT_RULES, BASE_RULES, PUNCHOUT_RULES, INVOICE_RULES),
};

export const rulesOfSent = (type: Exclude<DocumentType, 'cXML'>): DocumentRules => SENT[type];
