export { makeCertificateBook, type CertificateBook } from './certificate-book.ts';
export { exemptionJobs, type ExemptionJobDeps } from './exemption-jobs.ts';
export { exemptionTexts } from './exemption-texts.ts';
export { exemptionHandlers, type ExemptionDeps } from './handlers.ts';
export {
  exemptionCalled,
  exemptionDocument,
  exemptionsToReview,
  reviewExemption,
  type Review,
  type ReviewProblem,
} from './review-exemptions.ts';
export { serveExemptionDocument } from './serve-document.ts';
