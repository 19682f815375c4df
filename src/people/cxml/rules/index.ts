// Documents in cXML, the language of purchasing systems: reading, writing and checking them (B2B-9).
export { at, attributeOf, childrenOf, element, extrinsicsOf, textAt, type XmlElement } from './element.ts';
export { writeDocument, writeElement, type DocumentFacts, type DocumentType } from './write-document.ts';
export {
  centsOf,
  decimalOf,
  headerOf,
  moneyOf,
  writeResponse,
  type HeaderFacts,
  type Identity,
  type Status,
  type StatusCode,
} from './reply.ts';
export { readEnvelope, type Credential, type CxmlHeader, type Envelope } from './envelope.ts';
export { allRules, documentRules, type DocumentRules } from './document-rules.ts';
export { checkDocument, type Violation } from './check-document.ts';
export { TRANSPORT_RULES } from './tables/transport-rules.ts';
export { BASE_RULES } from './tables/base-rules.ts';
export { PUNCHOUT_RULES } from './tables/punchout-rules.ts';
