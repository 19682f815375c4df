// Which cart a visit sent back, for the capability that keeps its quoted prices.

export interface QuotedCart {
  readonly accountNumber: string;
  readonly connectionId: string;
  readonly sessionId: string;
  readonly currency: string;
  readonly now: Date;
}
