// Starts long tests first: if a long one started last, one worker would be idle while it ends.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that run long: every page, every message, every way; and repeated starts of the shop. */
const LONG = [
  /\/every-[\w-]+\.promise\.ts$/,
  /\/(?:goods-come-as-promised|guest-buys-[\w-]+|gallery-works-by-keyboard|a-part-is-taken-away|alternative-payment-[\w-]+|gift-cards-[\w-]+)\.promise\.ts$/,
  /\/(?:soak|faults|database-away|killed-[\w-]+|starting|stopping|pay-host-process|greedy-clients|payment-cards|provider|webhooks|rolling-deploy)\.test\.ts$/,
];

/** Long ones first, then Vitest's order: failed, slow or large files first. */
export class LongestFirst extends BaseSequencer {
  /** @returns the files in starting order */
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((name) => name.test(moduleId));
    return sorted.toSorted((a, b) => Number(isLong(b)) - Number(isLong(a)));
  }
}
