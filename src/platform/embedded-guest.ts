// The embedded database of a running shop, reached through its door (decision 0325).
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Batch, Db, Transaction } from './db.ts';
import { doorPath, type DoorAsk, type DoorReply } from './embedded-door.ts';
import { onFrames, sendFrame } from './framed-messages.ts';
import { firstErrorCounts, queriesOver, transactionOver, type Answer, type Send } from './query-methods.ts';
import { retryTransaction } from './retry-transaction.ts';

interface Line {
  ask(question: DoorAsk): Promise<Answer>;
  hangUp(): void;
}

/** Undefined when no door is open there. */
export async function openAsGuest(dataDir: string): Promise<Db | undefined> {
  const path = doorPath(dataDir);
  const line = await lineTo(path);
  if (line === undefined) return undefined;
  const statements = { count: 0 };
  const sendOver =
    ({ ask }: Line): Send =>
    (name, text, values) => {
      if (name !== undefined) statements.count += 1;
      return ask({ ask: 'query', text, values });
    };
  const batch: Batch = {
    ...queriesOver(sendOver(line)),
    transaction: (work) => retryTransaction(() => runAsGuest(path, sendOver, work)),
    script: async (sql) => void (await line.ask({ ask: 'script', sql })),
  };
  return {
    engine: 'embedded',
    url: undefined,
    statements,
    ...batch,
    batch,
    ping: async () => void (await batch.raw('select 1')),
    listen: () => Promise.reject(new Error('Only the shop itself listens on its embedded database')),
    close: async () => line.hangUp(),
  };
}

async function runAsGuest<T>(path: string, sendOver: (line: Line) => Send, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const line = await lineTo(path);
  if (line === undefined) throw new Error('The shop has stopped');
  const ended = Promise.withResolvers<void>();
  const statements = firstErrorCounts(() => sendOver(line));
  try {
    await line.ask({ ask: 'begin' });
    const value = await work(transactionOver(statements.send, () => Promise.resolve(), ended.promise));
    statements.endWell();
    await line.ask({ ask: 'commit' });
    return value;
  } catch (error) {
    await line.ask({ ask: 'rollback' }).catch(() => undefined);
    throw error;
  } finally {
    statements.end();
    line.hangUp();
    ended.resolve();
  }
}

async function lineTo(path: string): Promise<Line | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  return lineOver(socket);
}

/** Answers come in the order of the questions. */
function lineOver(socket: Socket): Line {
  const waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = [];
  onFrames(socket, (message) => {
    const reply = message as DoorReply; // the door sends no others
    const asker = waiting.shift();
    if ('answer' in reply) asker?.resolve(reply.answer);
    else asker?.reject(Object.assign(new Error(reply.message), reply.failed));
  });
  const lost = () => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The shop has stopped'));
  };
  socket.on('error', lost);
  socket.on('close', lost);
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The shop has stopped'));
        waiting.push({ resolve, reject });
        sendFrame(socket, question);
      }),
    hangUp: () => void socket.destroy(),
  };
}
