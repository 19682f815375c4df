// Lets staff's commands work on the embedded database while a shop holds its directory (decision 0325): a socket in that directory, for programs of
// the same system user.
import { chmod, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onFrames, sendFrame } from './framed-messages.ts';
import type { Db, Queries } from './db.ts';
import type { Answer } from './query-methods.ts';
import type { Value } from './statement.ts';

export type DoorAsk =
  | { readonly ask: 'query'; readonly text: string; readonly values: readonly Value[] }
  | { readonly ask: 'script'; readonly sql: string }
  | { readonly ask: 'begin' | 'commit' | 'rollback' };

/** `failed` has the fields of a database error: its code, and the constraint. */
export type DoorReply = { readonly answer: Answer } | { readonly message: string; readonly failed: Readonly<Record<string, unknown>> };

type DoorTarget = Pick<Db, 'raw' | 'script' | 'transaction'>;

export const doorPath = (dataDir: string): string => join(dataDir, 'door');

const DONE: Answer = { rows: [], changed: 0 };

/** Opens the door; where the system has no such sockets, or the path is too long for one, it stays shut. */
export async function openDoor(dataDir: string, target: DoorTarget): Promise<() => Promise<void>> {
  const path = doorPath(dataDir);
  const guests = new Set<Socket>();
  const server = createServer((socket) => {
    guests.add(socket);
    socket.on('close', () => guests.delete(socket));
    socket.on('error', () => undefined);
    receive(socket, target);
  });
  server.unref();
  await rm(path, { force: true }); // of a process that was killed: the directory is ours
  const isOpen = await new Promise<boolean>((settled) => {
    server.once('error', () => settled(false));
    server.listen(path, () => settled(true));
  });
  if (isOpen) await chmod(path, 0o600);
  return async () => {
    for (const socket of guests) socket.destroy();
    if (isOpen) await new Promise((closed) => server.close(closed));
  };
}

/** Answers one guest in the order of its questions; a guest who leaves within a transaction rolls it back. */
function receive(socket: Socket, target: DoorTarget): void {
  let open: OpenTransaction | undefined;
  let turn = Promise.resolve();
  const answer = async (asked: DoorAsk): Promise<Answer> => {
    switch (asked.ask) {
      case 'query':
        return (open?.tx ?? target).raw(asked.text, asked.values);
      case 'script':
        await target.script(asked.sql);
        return DONE;
      case 'begin':
        open = await begin(target);
        return DONE;
      case 'commit':
      case 'rollback': {
        const ending = open;
        open = undefined;
        await ending?.end(asked.ask === 'commit');
        return DONE;
      }
    }
  };
  onFrames(socket, (message) => {
    turn = turn
      .then(() => answer(message as DoorAsk))
      .then(
        (given) => reply(socket, { answer: given }),
        (error: Error) => reply(socket, { message: error.message, failed: fieldsOf(error) }),
      );
  });
  socket.on('close', () => void turn.then(() => open?.end(false)).catch(() => undefined));
}

function reply(socket: Socket, message: DoorReply): void {
  if (!socket.destroyed) sendFrame(socket, message);
}

const fieldsOf = (error: Error): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(error).filter(([, value]) => ['string', 'number', 'boolean'].includes(typeof value)));

interface OpenTransaction {
  readonly tx: Queries;
  /** Commits or rolls back, and resolves when that is done. */
  end(commits: boolean): Promise<void>;
}

class RolledBack extends Error {}

async function begin(target: DoorTarget): Promise<OpenTransaction> {
  const started = Promise.withResolvers<Queries>();
  const ending = Promise.withResolvers<boolean>();
  const whole = target.transaction(async (tx) => {
    started.resolve(tx);
    if (!(await ending.promise)) throw new RolledBack();
  });
  whole.catch((error: unknown) => started.reject(error)); // after the start nobody waits for it
  const tx = await started.promise;
  return {
    tx,
    async end(commits) {
      ending.resolve(commits);
      await whole.catch((error: unknown) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    },
  };
}
