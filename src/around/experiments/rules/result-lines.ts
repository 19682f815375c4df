// The result of an experiment in words, for whoever runs the shop.
import { judgeArms, LONGEST_WAIT_DAYS, type Verdict } from './sequential-test.ts';

/** What was counted of one variant. */
export interface VariantCounts {
  readonly variant: string;
  readonly visitors: number;
  readonly buyers: number;
  readonly orders: readonly { readonly currency: string; readonly orders: number; readonly cents: number }[];
  /** On average, of the page on which it was first shown. */
  readonly weightKb: number;
  readonly errors: number;
}

interface Counted {
  readonly hypothesis: string;
  /** The control first. */
  readonly counts: readonly VariantCounts[];
  /** Since the start, until the stop. */
  readonly days: number;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const money = (cents: number, currency: string): string => `${(cents / 100).toFixed(2)} ${currency}`;

export function resultLines({ hypothesis, counts, days }: Counted): readonly string[] {
  const [control, ...others] = counts;
  if (control === undefined) return [hypothesis, 'Nobody has seen it yet.'];
  const verdicts = others.map((other) => ({ other, verdict: judgeArms(control, other, { days, comparisons: others.length }) }));
  return [
    hypothesis,
    ...counts.map(countLine),
    ...verdicts.map(({ other, verdict }) => verdictLine(control.variant, other.variant, verdict)),
    ...others.flatMap((other) => warnings(control, other)),
  ];
}

function countLine({ variant, visitors, buyers, orders, weightKb, errors }: VariantCounts): string {
  const worth = orders.map((one) => `${money(Math.round(one.cents / one.orders), one.currency)} an order`);
  const share = visitors === 0 ? '' : ` (${percent(buyers / visitors)})`;
  return [
    `${variant}: ${visitors} ${visitors === 1 ? 'visitor' : 'visitors'}, ${buyers} ordered${share}`,
    ...worth,
    `${Math.round(weightKb)} kB a page`,
    `${errors} errors`,
  ].join(', ');
}

function verdictLine(control: string, variant: string, { control: before, variant: after, isSure, daysLeft }: Verdict): string {
  const shares = `${percent(after)} against ${percent(before)}`;
  if (isSure) {
    const [better, said] = after > before ? [variant, shares] : [control, `${percent(before)} against ${percent(after)}`];
    return `${better} sells more: ${said} of visitors order. We are sure enough to stop.`;
  }
  const wait = daysLeft === null ? `more than ${LONGEST_WAIT_DAYS} more days` : `about ${daysLeft} more ${daysLeft === 1 ? 'day' : 'days'}`;
  return `Not enough yet to tell ${variant} from ${control} (${shares}): ${wait} if it goes on like this.`;
}

/** A page that got so much heavier is to be looked at. */
const HEAVIER = 1.1;
/** Twice the errors per visitor, and not by a handful. */
const MORE_ERRORS = 2;
const FEWEST_ERRORS = 10;
/** A smaller order by so much. */
const SMALLER = 0.9;

function warnings(control: VariantCounts, variant: VariantCounts): readonly string[] {
  const said: string[] = [];
  if (control.weightKb > 0 && variant.weightKb > control.weightKb * HEAVIER)
    said.push(`Look at ${variant.variant}: its pages weigh ${Math.round((variant.weightKb / control.weightKb - 1) * 100)} % more.`);
  const rate = ({ errors, visitors }: VariantCounts): number => (visitors === 0 ? 0 : errors / visitors);
  if (variant.errors >= FEWEST_ERRORS && rate(variant) > rate(control) * MORE_ERRORS)
    said.push(`Look at ${variant.variant}: its pages report more than twice as many errors.`);
  for (const { currency, orders, cents } of variant.orders) {
    const usual = control.orders.find((one) => one.currency === currency);
    if (usual !== undefined && cents / orders < (usual.cents / usual.orders) * SMALLER)
      said.push(`Look at ${variant.variant}: an order in ${currency} is worth less than with ${control.variant}.`);
  }
  return said;
}
