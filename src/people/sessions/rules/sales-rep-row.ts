import type { SalesRep } from '#base/shopper/rules';

/** The sales representative of an organization, as staff set it. */
export interface SalesRepRow {
  readonly accountNumber: string;
  /** Null takes the representative away. */
  readonly salesRep: SalesRep | null;
}
