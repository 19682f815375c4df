// What the shop shows of content, in memory: read anew after a notification, and turned over when a schedule begins or ends.
import { isPage } from '#people/access/rules';
import { nextTurn, type Piece } from '#around/content-pieces/rules';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import { notifyAll } from '#platform/notify-all';
import { oneAtATime } from '#platform/one-at-a-time';
import { makeRowsLeftOut, type RowsLeftOut } from '#platform/rows-left-out';
import { LIVE_PIECES } from './content-queries.ts';
import { readPiece } from './piece-schema.ts';

export interface ContentPieces {
  /** Every published piece, whatever its schedule; another list after each change. */
  live(): readonly Piece[];
  /** Notices that a schedule has begun or ended; called at the beginning of each request. Costs one comparison otherwise. */
  turn(): void;
  /** Calls back when pages would show something else. */
  onChange(changed: () => void): void;
  close(): Promise<void>;
}

interface ContentDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly leftOut?: RowsLeftOut;
}

export async function makeContentPieces({ db, clock, leftOut = makeRowsLeftOut() }: ContentDeps): Promise<ContentPieces> {
  const table = leftOut.of('content_version');
  const listeners: (() => void)[] = [];
  let pieces: readonly Piece[] = [];
  let read = '';
  let turnsAt = Infinity;
  const turned = (): void => {
    turnsAt = nextTurn(pieces, clock.now()) ?? Infinity;
  };
  const refresh = oneAtATime(async () => {
    const rows = await db.many(LIVE_PIECES);
    // A draft was written: pages stay as they are.
    const text = JSON.stringify(rows);
    if (text === read) return;
    read = text;
    pieces = table.all(
      rows,
      ({ item_id, version }) => `${item_id} ${version}`,
      ({ piece }) => usable(piece),
    );
    turned();
    notifyAll(listeners);
  });
  const unlisten = await db.listen('content', () => void refresh().catch(() => undefined)); // notifies again after a reconnection
  await refresh();
  return {
    live: () => pieces,
    turn() {
      if (clock.now().getTime() < turnsAt) return;
      // Another list, so that what was put together from the old one is put together again.
      pieces = [...pieces];
      turned();
      notifyAll(listeners);
    },
    onChange: (listener) => void listeners.push(listener),
    close: unlisten,
  };
}

/** @throws when a row written past the checks is no piece */
export function usable(row: object): Piece {
  const read = readPiece(row, isPage);
  if ('id' in read) return read;
  throw new TypeError(read.map(({ field, problem }) => `${field} ${problem}`).join('; '));
}
