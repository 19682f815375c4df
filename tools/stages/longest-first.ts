// Which tests begin first: the last to begin should be short, or one worker stands idle while the other ends.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short to write and long to run: every page, every message, every way; and the shop started again and again. */
const LONG = [
  /\/every-[\w-]+\.promise\.ts$/,
  /\/(?:goods-come-as-promised|cart-works-by-keyboard|guest-buys-[\w-]+|gallery-works-by-keyboard)\.promise\.ts$/,
  /\/(?:killed-[\w-]+|starting|stopping|pay-host-process|faults|soak|provider|webhooks|heard-payments|printers|round-trip)\.test\.ts$/,
];

/** Long ones first, then as Vitest would: what failed or took long the last time, or else the larger file. */
export class LongestFirst extends BaseSequencer {
  /** @returns the files in the order in which they begin */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => name.test(moduleId));
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}
