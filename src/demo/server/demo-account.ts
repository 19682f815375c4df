// An account of the demonstration.
import type { Permission } from '#base/access/rules';
import type { SalesRep } from '#base/shopper/rules';

export interface DemoAccount {
  readonly name: string;
  readonly tenant: 'consumer' | 'business';
  /** What this account demonstrates. */
  readonly shows: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accountNumber?: string;
  readonly routeType?: string;
  readonly organization?: string;
  readonly division?: string;
  readonly salesRep?: SalesRep;
  readonly permissions?: readonly Permission[];
  readonly userType?: 'THIRD_PARTY';
  readonly partnerCode?: string;
  readonly partnerName?: string;
  readonly membership?: 'SELECT' | 'PREMIUM';
  readonly rewards?: boolean;
  readonly segment?: string;
  readonly flow?: 'SAML' | 'MVP' | 'CSR';
  readonly spanish?: boolean;
}
