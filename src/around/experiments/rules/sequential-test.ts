// Whether a variant sells more or less than the control, judged at any time and as often as one likes: a mixture sequential probability ratio test on the
// difference of two shares (decision 0453). Looking daily does not make false finds more likely, as it does with a test that is made for one look.

/** How many visitors saw a variant, and how many of them ordered. */
export interface Arm {
  readonly visitors: number;
  readonly buyers: number;
}

/** Chance of calling a difference where there is none, over the whole life of an experiment. */
export const FALSE_FINDS = 0.05;

/** The size of differences that the test is tuned for: one percentage point. Others are found as well, later. */
const MIXING = 0.01;

/** Below this many visitors of an arm a share is not near enough to a normal distribution. */
const FEWEST_VISITORS = 100;
const FEWEST_BUYERS = 10;

const shareOf = ({ visitors, buyers }: Arm): number => (visitors === 0 ? 0 : buyers / visitors);

/** How many times likelier the counts are with a difference than without one; 1 while there are too few. */
export function evidence(control: Arm, variant: Arm): number {
  const isEnough = [control, variant].every(({ visitors }) => visitors >= FEWEST_VISITORS);
  const buyers = control.buyers + variant.buyers;
  if (!isEnough || buyers < FEWEST_BUYERS) return 1;
  const pooled = buyers / (control.visitors + variant.visitors);
  const variance = pooled * (1 - pooled) * (1 / control.visitors + 1 / variant.visitors);
  if (variance === 0) return 1;
  const mixing = MIXING ** 2;
  const difference = shareOf(variant) - shareOf(control);
  return Math.sqrt(variance / (variance + mixing)) * Math.exp((difference ** 2 * mixing) / (2 * variance * (variance + mixing)));
}

export interface Verdict {
  /** Of the visitors, how many ordered: from 0 to 1. */
  readonly control: number;
  readonly variant: number;
  /** Sure enough to stop. */
  readonly isSure: boolean;
  /** Days until it would be, if the difference stays as it is; null: not within the longest wait. 0 when it is sure. */
  readonly daysLeft: number | null;
}

/** Longest wait that is named. */
export const LONGEST_WAIT_DAYS = 90;

/** `comparisons`: how many variants are compared with the control; each of them may find falsely that much more rarely. */
export function judgeArms(
  control: Arm,
  variant: Arm,
  { days, comparisons }: { readonly days: number; readonly comparisons: number },
): Verdict {
  const needed = comparisons / FALSE_FINDS;
  const shares = { control: shareOf(control), variant: shareOf(variant) };
  if (evidence(control, variant) >= needed) return { ...shares, isSure: true, daysLeft: 0 };
  const after = (more: number): boolean => {
    const times = (days + more) / days;
    const grown = ({ visitors, buyers }: Arm): Arm => ({ visitors: visitors * times, buyers: buyers * times });
    return evidence(grown(control), grown(variant)) >= needed;
  };
  const wait = days <= 0 ? undefined : Array.from({ length: LONGEST_WAIT_DAYS }, (_, index) => index + 1).find(after);
  return { ...shares, isSure: false, daysLeft: wait ?? null };
}
