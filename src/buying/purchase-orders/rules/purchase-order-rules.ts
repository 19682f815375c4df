// What an organization asks of the purchase order numbers of its orders (B2B-2).
import { singleLine } from '#base/locale/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { LONGEST_PATTERN, numberFormat } from './number-format.ts';
import { PO_LIMITS } from './purchase-order.ts';

export interface PurchaseOrderRules {
  /** Every order names a purchase order. */
  readonly required: boolean;
  /** Numbers that are none of the open purchase orders are taken too. */
  readonly typed: boolean;
  /** What such numbers look like; '': anything. */
  readonly pattern: string;
  /** The pattern in words. */
  readonly explanation: string;
  /** A number that fits. */
  readonly example: string;
  /** Orders are asked for a release number. */
  readonly release: boolean;
}

/** Of an organization that never said anything. */
export const NO_RULES: PurchaseOrderRules = { required: false, typed: true, pattern: '', explanation: '', example: '', release: false };

export const LONGEST_EXPLANATION = 120;

export interface RulesProblem {
  readonly field: 'pattern' | 'explanation' | 'example';
  readonly code: 'PO_PATTERN_INVALID' | 'PO_EXPLANATION_MISSING' | 'PO_EXAMPLE_MISSING' | 'PO_EXAMPLE_UNFIT' | 'PO_TEXT_LONG';
}

/** The rules as they are kept. A pattern needs words and an example that fits it, for a buyer reads those and never the pattern. */
export function readRules(typed: PurchaseOrderRules): Outcome<PurchaseOrderRules, readonly RulesProblem[]> {
  const [explanation, example] = [singleLine(typed.explanation), singleLine(typed.example)];
  const pattern = typed.pattern.trim();
  if (pattern === '') return done({ ...typed, pattern, explanation: '', example: '' });
  const problems: RulesProblem[] = [];
  const format = numberFormat(pattern);
  if (pattern.length > LONGEST_PATTERN) problems.push({ field: 'pattern', code: 'PO_TEXT_LONG' });
  else if (format === undefined) problems.push({ field: 'pattern', code: 'PO_PATTERN_INVALID' });
  if (explanation === '') problems.push({ field: 'explanation', code: 'PO_EXPLANATION_MISSING' });
  if (explanation.length > LONGEST_EXPLANATION) problems.push({ field: 'explanation', code: 'PO_TEXT_LONG' });
  if (example === '') problems.push({ field: 'example', code: 'PO_EXAMPLE_MISSING' });
  else if (example.length > PO_LIMITS.number) problems.push({ field: 'example', code: 'PO_TEXT_LONG' });
  else if (format !== undefined && !format.fits(example)) problems.push({ field: 'example', code: 'PO_EXAMPLE_UNFIT' });
  return problems.length > 0 ? failed(problems) : done({ ...typed, pattern, explanation, example });
}
