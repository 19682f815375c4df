// What is said about the visitor with their events (ANL-1). The specification gives each edition a version of it.
import type { Shopper } from '#base/shopper/rules';
import { isContractOnly } from '#base/shopper/rules';
import type { Tenant } from '#base/site/rules';
import { customerTypeOf } from '#people/sessions/rules';

export const VISITOR_DATA_VERSION: Readonly<Record<Tenant, '2.0.0' | '1.0.5'>> = { business: '2.0.0', consumer: '1.0.5' };

export interface VisitorData {
  readonly version: '2.0.0' | '1.0.5';
  readonly customerType: string;
  readonly loyaltySegmentCode: string;
  readonly membershipProgram: string;
  /** Number of the organization's account; '' without one. */
  readonly account: string;
  readonly division: string;
  /** `contract-only`: sees and buys agreed items alone; `contract`: an account; `none`: public prices. */
  readonly contractType: 'contract-only' | 'contract' | 'none';
  readonly permissions: readonly string[];
}

export function visitorData(shopper: Shopper | null, tenant: Tenant): VisitorData {
  const { profile = null, account = null } = shopper ?? {};
  return {
    version: VISITOR_DATA_VERSION[tenant],
    // A visitor without a session has not said how they come in: the edition does.
    customerType: shopper === null && tenant === 'business' ? 'business' : customerTypeOf(shopper),
    loyaltySegmentCode: profile?.segmentCode ?? '',
    membershipProgram: profile?.membershipProgram ?? 'NON_MEMBER',
    account: account?.accountNumber ?? '',
    division: account?.division ?? '',
    contractType: account === null ? 'none' : isContractOnly(shopper) ? 'contract-only' : 'contract',
    permissions: [...(shopper?.permissions ?? [])].toSorted(),
  };
}

/** What the shop's own table keeps of it: account and permissions would tell members of a small organization apart. */
export type KeptVisitor = Omit<VisitorData, 'account' | 'permissions'>;

export function keptVisitor({ account: _account, permissions: _permissions, ...kept }: VisitorData): KeptVisitor {
  return kept;
}
