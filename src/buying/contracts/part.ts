import { contractsContract } from '#buying/contracts/contract';
import { contractHandlers, makeEndNotices, serveContractFiles, type ContractsDeps, type NoticeDeps } from '#buying/contracts/server';
import { answers, type Part } from '#platform/part';

export function contractsPart(deps: ContractsDeps & NoticeDeps): Part {
  return {
    calls: [answers(contractsContract, contractHandlers(deps))],
    serve: (shop) => serveContractFiles(shop, deps),
    jobs: makeEndNotices(deps),
  };
}
