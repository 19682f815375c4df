// A contract as buyers hear of it, and what an organization says about items off contract (B2B-4).

/** Its number is unique within its account. */
export interface NamedContract {
  readonly number: string;
  readonly name: string;
}

/** From the most open to the strictest. */
export const OFF_CONTRACT_POLICIES = ['allow', 'warn', 'approval', 'block'] as const;
/** What happens to items without a contract price: nothing, a warning, an approval, or a refusal. */
export type OffContractPolicy = (typeof OFF_CONTRACT_POLICIES)[number];

/** The policy in force, and the contract that fixes it; null: the organization chose it. */
export interface OffContract {
  readonly policy: OffContractPolicy;
  readonly fixedBy: NamedContract | null;
}

/** Nobody said anything. */
export const ALLOWED: OffContract = { policy: 'allow', fixedBy: null };

interface FixedPolicy {
  readonly contract: NamedContract;
  readonly policy: OffContractPolicy;
}

/**
 * What holds: the strictest policy that a contract in force fixes, else the organization's own. Without any price in force there is nothing to be on,
 * so the organization's own policy waits for its next contract.
 */
export function offContractOf(own: OffContractPolicy | null, fixed: readonly FixedPolicy[], hasPrices: boolean): OffContract {
  const [strictest] = fixed.toSorted(
    (one, other) =>
      OFF_CONTRACT_POLICIES.indexOf(other.policy) - OFF_CONTRACT_POLICIES.indexOf(one.policy) ||
      (one.contract.number < other.contract.number ? -1 : 1),
  );
  if (strictest !== undefined) return { policy: strictest.policy, fixedBy: strictest.contract };
  return own === null || !hasPrices ? ALLOWED : { policy: own, fixedBy: null };
}
