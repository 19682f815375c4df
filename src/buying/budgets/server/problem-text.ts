// What is wrong with a budget or a row of a table, in words.
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { CENTER_LIMITS, type CenterProblem } from '#buying/budgets/rules';
import { budgetsWords } from '#buying/budgets/words';
import { MOST_BUDGETS, type BudgetRefusal } from './change-centers.ts';
import type { ImportProblem } from './import-budgets.ts';
import { columnName } from './table-words.ts';

type Problem = ImportProblem | { readonly row: 0; readonly code: BudgetRefusal | CenterProblem['code'] | 'MONEY_REQUIRED' };

const LONGEST_QUOTE = 80;

export function problemText(problem: Problem, locale: CopyLocale): string {
  const say = sayer(budgetsWords, locale);
  switch (problem.code) {
    case 'COLUMNS_MISSING':
      return say(problem.code, { columns: problem.columns.map((column) => columnName(column, locale)).join(', ') });
    case 'YES_NO_UNKNOWN':
    case 'STATUS_UNKNOWN':
    case 'ASSIGNEE_UNKNOWN':
    case 'OWNER_UNKNOWN':
      return say(problem.code, { text: problem.text.slice(0, LONGEST_QUOTE) });
    case 'NAME_TWICE':
      return say(problem.code, { row: problem.other });
    case 'BUDGET_NAME_LONG':
      return say(problem.code, { limit: CENTER_LIMITS.name });
    case 'BUDGETS_FULL':
      return say(problem.code, { most: MOST_BUDGETS });
    default:
      return say(problem.code);
  }
}
