import { privacyContract } from '#people/privacy/contract';
import { privacyHandlers, servePersonalData, type DownloadDeps, type PrivacyDeps } from '#people/privacy/server';
import { answers, type Part } from '#platform/part';

export function privacyPart(needs: PrivacyDeps & DownloadDeps): Part {
  return {
    calls: [answers(privacyContract, privacyHandlers(needs))],
    serve: (shop) => servePersonalData(shop, needs),
  };
}
