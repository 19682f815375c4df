// What somebody types or pastes to find devices: several serial numbers at once.
import { readSerial } from '#buying/orders/rules';

/** Most serial numbers of one look-up. */
export const MOST_SERIALS = 50;

export interface AskedSerials {
  /** As stored, each once. */
  readonly serials: readonly string[];
  /** What was typed and is no serial number. */
  readonly unreadable: readonly string[];
  /** More were pasted than one look-up takes. */
  readonly isTooMany: boolean;
}

/** Parted by blanks, commas, semicolons or lines. */
export function askedSerials(typed: string): AskedSerials {
  const parts = [...new Set(typed.split(/[\s,;]+/u).filter((part) => part !== ''))];
  const read = parts.map((part) => [part, readSerial(part)] as const);
  return {
    serials: [...new Set(read.flatMap(([, serial]) => serial ?? []))].slice(0, MOST_SERIALS),
    unreadable: read.flatMap(([part, serial]) => (serial === null ? [part.slice(0, 60)] : [])).slice(0, MOST_SERIALS),
    isTooMany: parts.length > MOST_SERIALS,
  };
}
