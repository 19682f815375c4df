// A staff command.
import type { Db } from '#platform/db';

/** A job returns error sentences, none after success; `say` receives its output. */
export interface StaffRun {
  readonly db: Db;
  /** A file, or an order number. */
  readonly file: string;
  /** The remaining arguments. */
  readonly rest: readonly string[];
  readonly now: Date;
  readonly say: (line: string) => void;
}

export type StaffJob = (run: StaffRun) => Promise<readonly string[]>;
