export { documentTypeOf, endingOf, MOST_DOCUMENT_BYTES, type DocumentType } from './document-type.ts';
export { kindsOf, namedTaxes, type ExemptionKind } from './exemption-kind.ts';
export { EXEMPTION_STATES, type ExemptionState } from './exemption-states.ts';
export {
  exemptTable,
  NO_CERTIFICATES,
  type AppliedExemption,
  type Certificate,
  type TaxedDespite,
  type WhyTaxed,
} from './judge-exemption.ts';
export {
  EXEMPTION_LIMITS,
  readExemption,
  type Exemption,
  type ExemptionField,
  type ExemptionProblem,
  type TypedExemption,
} from './read-exemption.ts';
