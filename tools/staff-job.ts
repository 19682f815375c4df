// One thing staff can have done from a terminal.
import type { Db } from '#platform/db';

/** Problems come back as sentences, none when all is well; `say` hears what was done. */
export interface StaffRun {
  readonly db: Db;
  /** A file, or the number of an order. */
  readonly file: string;
  /** What is typed after it. */
  readonly rest: readonly string[];
  readonly now: Date;
  readonly say: (line: string) => void;
}

export type StaffJob = (run: StaffRun) => Promise<readonly string[]>;
