export type { FundCharge, FundKind } from './fund.ts';
