// What an organization itself says about its contracts, and which of them end soon.
import type { Currency } from '#base/money/rules';
import type { OffContractPolicy } from '#goods/pricing/rules';
import { statement, type Queries } from '#platform/db';

const OWN_POLICY = statement<{ readonly policy: OffContractPolicy }>(
  'off_contract_policy_own',
  'select policy from off_contract_policy where account_number = $1',
);

const KEEP_POLICY = statement<{ readonly policy: OffContractPolicy }>(
  'off_contract_policy_keep',
  `insert into off_contract_policy (account_number, policy) select $1, $2 where $2 <> 'allow' or exists (select from off_contract_policy where account_number = $1)
   on conflict (account_number) do update set policy = excluded.policy where off_contract_policy.policy <> excluded.policy
   returning policy`,
);

/** What the organization chose, whatever its contracts fix. */
export const ownOffContractPolicy = async (on: Queries, accountNumber: string): Promise<OffContractPolicy> =>
  (await on.maybe(OWN_POLICY, [accountNumber]))?.policy ?? 'allow';

/** Whether it was another one before. */
export const keepOffContractPolicy = async (tx: Queries, accountNumber: string, policy: OffContractPolicy): Promise<boolean> =>
  (await tx.maybe(KEEP_POLICY, [accountNumber, policy])) !== undefined;

export interface EndingContract {
  readonly account_number: string;
  readonly contract_number: string;
}

/** Of two servers that look at once, one claims a contract. An end that is moved is told again. */
const CLAIM_ENDING = statement<EndingContract>(
  'contracts_ending_claim',
  `update contract set end_told = valid_until
   where valid_until < 'infinity' and valid_until > $1 and valid_until <= $1::timestamptz + make_interval(days => $2) and valid_from <= $1
     and end_told is distinct from valid_until
   returning account_number, contract_number`,
);

/** Contracts that end within `days` and of which nobody was told yet. */
export const claimEndingContracts = (tx: Queries, now: Date, days: number): Promise<readonly EndingContract[]> =>
  tx.many(CLAIM_ENDING, [now, days]);

const ENDING = statement<{ readonly name: string; readonly currency: Currency; readonly valid_until: Date }>(
  'contract_ending',
  `select name, currency, valid_until from contract where account_number = $1 and contract_number = $2 and valid_until < 'infinity' and valid_until > $3`,
);

/** Undefined for a contract that has ended or goes on. */
export const endingContract = (on: Queries, { account_number, contract_number }: EndingContract, now: Date) =>
  on.maybe(ENDING, [account_number, contract_number, now]);
