export { PERIODS, WHEN_OVER, type Center, type PeriodLength, type WhenOver } from './center.ts';
export { readCenterTable, TABLE_COLUMNS, type RowProblem, type TableColumn, type TableWords, type WantedRow } from './center-table.ts';
export { chargesOf, type Charge, type ChargedLine } from './charges.ts';
export { effectOf, type BudgetEffect, type BudgetOwner } from './effect.ts';
export { periodAround, runningPeriod, type OpenedPeriod, type RunningPeriod } from './period.ts';
export { CENTER_LIMITS, readCenter, type CenterFacts, type CenterProblem, type TypedCenter } from './read-center.ts';
export { MONEY_REQUEST_STATES, type MoneyRequestState } from './money-request.ts';
export { readMoney } from './read-money.ts';
