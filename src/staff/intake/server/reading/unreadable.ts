// The error of a file that cannot be read further; nothing of it is written.

/** Ends the import. `row` is where reading stopped, if known. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
  readonly row: number | undefined;

  constructor(message: string, row?: number) {
    super(message);
    this.row = row;
  }
}

/** Maximum length of a row in bytes or characters; a longer one would fill the memory. */
export const LONGEST_ROW = 4 * 1024 * 1024;
export const TOO_LONG = `it is longer than ${LONGEST_ROW / 1024 / 1024} MB`;

/** A line beyond this length ends the reading. */
export const ENDLESS_LINE = 16 * LONGEST_ROW;
