// All SQL of budget centers.
import { statement } from '#platform/db';

export interface CenterRow {
  readonly name: string;
  readonly amount: number | null;
  readonly since: Date;
  readonly for_lines: boolean;
}

export const CENTERS_OF_ACCOUNT = statement<CenterRow>(
  'budget_centers',
  'select name, amount, since, for_lines from budget_center where account_number = $1 order by name',
);
