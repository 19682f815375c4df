// A cart that goes back, for whoever keeps its prices.

export interface QuotedCart {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly sessionId: string;
  readonly currency: string;
  readonly now: Date;
}
