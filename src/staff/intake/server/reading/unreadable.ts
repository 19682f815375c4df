// Why a file cannot be read on: nothing of it is written then.

/** Ends the import. `row` is where reading stopped, when that is known. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly row: number | undefined;

  constructor(message: string, row?: number) {
    super(message);
    this.row = row;
  }
}

/** The longest row, in bytes or letters: beyond it no row is meant, and reading on would fill the memory. */
export const LONGEST_ROW = 4 * 1024 * 1024;
export const TOO_LONG = `it is longer than ${LONGEST_ROW / 1024 / 1024} MB`;

/** A line that goes on beyond this belongs to no file of lines: its end is not looked for. */
export const ENDLESS_LINE = 16 * LONGEST_ROW;
