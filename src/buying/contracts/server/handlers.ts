// Handlers of `contractsContract`. The organization is always the session's: no call names one.
import { refuse, type Refusal } from '#base/outcome/rules';
import { sayer } from '#base/locale/words';
import type { SignedIn } from '#base/shopper/rules';
import type { contractsContract } from '#buying/contracts/contract';
import { contractsWords } from '#buying/contracts/words';
import type { Catalog } from '#goods/catalog/server';
import type { OffContractPolicy } from '#goods/pricing/rules';
import { keepOffContractPolicy, type Contracts } from '#goods/pricing/server';
import { actorOf, noteEvent, type Actor } from '#people/organizations/server';
import { lockOrganization } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Db } from '#platform/db';
import type { Visit } from '#platform/visit';
import { readContracts } from './read-contracts.ts';

export interface ContractsDeps {
  readonly db: Db;
  readonly catalog: Catalog;
  readonly contracts: Pick<Contracts, 'of'>;
}

export function contractHandlers(deps: ContractsDeps): Handlers<typeof contractsContract> {
  return {
    denied: (visit, _line, admission) => {
      const code = admission === 'signIn' ? 'LOGIN_REQUIRED' : 'CONTRACTS_NOT_ALLOWED';
      return refuse(admission === 'signIn' ? 401 : 403, code, sayer(contractsWords, visit.copyLocale)(code));
    },
    'GET /api/organization/contracts': ({ visit, shopper, query }) =>
      asMember(visit, shopper, async (actor) => ({
        ...(await readContracts(deps, visit, actor, query.search ?? '')),
        manages: shopper.permissions.has('H_SAM') && !visit.isActing,
      })),
    'POST /api/organization/off-contract-policy': ({ visit, shopper, body }) =>
      asMember(visit, shopper, (actor) => choosePolicy(deps, visit, actor, body.policy)),
  };
}

/** The same policy again changes nothing. One that a contract fixes stays; the organization's own holds when that contract has ended. */
async function choosePolicy({ db, contracts }: ContractsDeps, visit: Visit, actor: Actor, policy: OffContractPolicy) {
  const { accountNumber } = actor;
  const { fixedBy } = (await contracts.of(accountNumber)).offContract(visit.site.currency);
  if (fixedBy !== null)
    return refuse(409, 'POLICY_FIXED', sayer(contractsWords, visit.copyLocale)('POLICY_FIXED', { contract: fixedBy.name }));
  await db.transaction(async (tx) => {
    await lockOrganization(tx, accountNumber);
    if (await keepOffContractPolicy(tx, accountNumber, policy))
      await noteEvent(tx, actor, { kind: `offContract${policy}`, about: '', at: visit.now });
  });
  return {};
}

/** Somebody without an organization has no contracts: as if there were none. */
async function asMember<R>(visit: Visit, shopper: SignedIn, answer: (actor: Actor) => Promise<R | Refusal>): Promise<R | Refusal> {
  const actor = actorOf(shopper);
  return actor === undefined
    ? refuse(404, 'CONTRACTS_NOT_FOUND', sayer(contractsWords, visit.copyLocale)('CONTRACTS_NOT_FOUND'))
    : answer(actor);
}
