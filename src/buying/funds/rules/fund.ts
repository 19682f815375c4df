// What a fund is for. Cents everywhere.

/** `budget`: the running period of a budget center. `purchaseOrder`: an open purchase order. */
export type FundKind = 'budget' | 'purchaseOrder';

/** What an order draws from one fund. */
export interface FundCharge {
  readonly fundId: string;
  /** What the order calls the fund; credits are told apart by it. */
  readonly label: string;
  readonly cents: number;
  /** Somebody who may has allowed it to go over. */
  readonly mayGoOver: boolean;
}
