// The scale of a chart's axis.

const STEPS = [1, 2, 2.5, 5, 10] as const;

/**
 * Round marks from 0 to at least the largest amount, at most five besides 0: 0, $50k, $100k, $150k for $148,000.
 * @param cents the largest amount
 */
export function scaleMarks(cents: number): readonly number[] {
  const most = Math.max(cents, 100);
  const power = 10 ** Math.floor(Math.log10(most / 4));
  const step = (STEPS.find((one) => one * power * 4 >= most) ?? 10) * power;
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step);
}
