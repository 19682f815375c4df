// What is wrong with a purchase order, with its use on an order, or with a row of a table, in words.
import { formatPrice, formatDate, type CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import type { Currency } from '#base/money/rules';
import { LONGEST_EXPLANATION, LONGEST_PATTERN, PO_LIMITS, type RulesProblem, type UseProblem } from '#buying/purchase-orders/rules';
import { purchaseOrdersWords } from '#buying/purchase-orders/words';
import type { PurchaseOrderRefusal } from './change-purchase-orders.ts';
import type { ImportProblem } from './import-purchase-orders.ts';
import { MOST_PURCHASE_ORDERS } from './purchase-order-store.ts';
import { columnName } from './table-words.ts';

type Problem = ImportProblem | { readonly row: 0; readonly code: PurchaseOrderRefusal };

const LONGEST_QUOTE = 80;

export function problemText(problem: Problem, locale: CopyLocale): string {
  const say = sayer(purchaseOrdersWords, locale);
  switch (problem.code) {
    case 'COLUMNS_MISSING':
      return say(problem.code, { columns: problem.columns.map((column) => columnName(column, locale)).join(', ') });
    case 'STATUS_UNKNOWN':
    case 'ASSIGNEE_UNKNOWN':
    case 'LOCATION_UNKNOWN':
      return say(problem.code, { text: problem.text.slice(0, LONGEST_QUOTE) });
    case 'NUMBER_TWICE':
      return say(problem.code, { row: problem.other });
    case 'PO_TEXT_LONG':
      return say(problem.code, {
        column: columnName(problem.field, locale),
        limit: problem.field === 'number' ? PO_LIMITS.number : PO_LIMITS.description,
      });
    case 'PURCHASE_ORDERS_FULL':
      return say(problem.code, { most: MOST_PURCHASE_ORDERS });
    default:
      return say(problem.code);
  }
}

const RULE_LIMITS = { pattern: LONGEST_PATTERN, explanation: LONGEST_EXPLANATION, example: PO_LIMITS.number } as const;

export function rulesProblemText({ code, field }: RulesProblem, locale: CopyLocale): string {
  const say = sayer(purchaseOrdersWords, locale);
  return code === 'PO_TEXT_LONG' ? say('PO_RULE_LONG', { limit: RULE_LIMITS[field] }) : say(code);
}

export interface UseFacts {
  readonly locale: CopyLocale;
  /** Of the order. */
  readonly currency: Currency;
  /** Names of those who may change what stops the order. */
  readonly keepers: readonly string[];
}

/** Why an order may not name the number, what to do, and who can help. */
export function useProblemText(problem: UseProblem, { locale, currency, keepers }: UseFacts): string {
  const why = whyText(problem, locale, currency);
  if (keepers.length === 0) return why;
  const people = new Intl.ListFormat(locale, { type: 'disjunction' }).format(keepers);
  return `${why} ${sayer(purchaseOrdersWords, locale)('server.askKeepers', { people })}`;
}

function whyText(problem: UseProblem, locale: CopyLocale, currency: Currency): string {
  const say = sayer(purchaseOrdersWords, locale);
  const price = (cents: number): string => formatPrice(Math.max(cents, 0), currency, locale);
  switch (problem.code) {
    case 'PURCHASE_ORDER_REQUIRED':
      return say(problem.code);
    case 'PURCHASE_ORDER_FORMAT':
      return say(problem.code, { explanation: problem.explanation, example: problem.example });
    case 'PURCHASE_ORDER_NOT_YET':
    case 'PURCHASE_ORDER_EXPIRED':
      return say(problem.code, { number: problem.number, day: formatDate(new Date(problem.day), 'UTC', locale) });
    case 'PURCHASE_ORDER_ELSEWHERE':
      return say(problem.code, { number: problem.number, places: problem.places.join(', ') });
    case 'PURCHASE_ORDER_CURRENCY':
      return say(problem.code, { number: problem.number, currency: problem.currency });
    case 'PURCHASE_ORDER_OVER':
      return say(problem.code, { number: problem.number, left: price(problem.left), over: price(problem.over) });
    default:
      return say(problem.code, { number: problem.number });
  }
}
