import { taxExemptionsContract } from '#goods/tax-exemptions/contract';
import {
  exemptionHandlers,
  exemptionJobs,
  serveExemptionDocument,
  type CertificateBook,
  type ExemptionDeps,
  type ExemptionJobDeps,
} from '#goods/tax-exemptions/server';
import { answers, type Part } from '#platform/part';

export interface TaxExemptionsNeeds extends ExemptionDeps, ExemptionJobDeps {
  readonly certificates: CertificateBook;
}

export function taxExemptionsPart(needs: TaxExemptionsNeeds): Part {
  return {
    calls: [answers(taxExemptionsContract, exemptionHandlers(needs))],
    serve: (shop) => serveExemptionDocument(shop, needs.db),
    jobs: exemptionJobs(needs),
    close: () => needs.certificates.close(),
  };
}
