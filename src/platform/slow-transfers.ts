// Looks every second at the bodies and replies under way, and cuts those that are too slow.
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import type { FairShares, Share } from './fair-shares.ts';

/** Every body and reply gets this long, plus one second per this many bytes. */
export const GRACE_MS = 10_000;
export const LEAST_BYTES_PER_S = 4_096;
const LOOK_EVERY_MS = 1_000;
export interface Transfer extends Share {
  readonly reply: FastifyReply;
  readonly socket: Socket;
  readonly since: number;
  /** Bytes transferred so far. */
  readonly moved: () => number;
}

export interface Shares {
  readonly bodies: FairShares<Transfer>;
  readonly replies: FairShares<Transfer>;
}

/** `done` is called after each look. */
export function cutSlowTransfers({ bodies, replies }: Shares, now: () => number, done: () => void): NodeJS.Timeout {
  let looked = now();
  let isSure = true;
  const look = (): void => {
    const at = now();
    // After a late check the process was busy and has not yet read what arrived meanwhile.
    isSure = !isSure || at - looked < 2 * LOOK_EVERY_MS;
    looked = at;
    if (isSure) for (const shares of [bodies, replies]) cutSlow(shares, at);
    done();
  };
  return setInterval(look, LOOK_EVERY_MS).unref();
}

function cutSlow(shares: FairShares<Transfer>, at: number): void {
  for (const transfer of shares) {
    // A reply queued behind another on its connection gets no close event.
    if (transfer.socket.destroyed) shares.delete(transfer);
    else if (at - transfer.since > GRACE_MS + (transfer.moved() / LEAST_BYTES_PER_S) * 1000) shares.cut(transfer);
  }
}
