// The worker thread that builds one language's index: handles messages one by one and replies to each.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openDb } from '#platform/db';
import { startPatience } from '#platform/start-patience';
import { makeIndexBuilder } from './index-builder.ts';
import type { FromThread, IndexThreadData, ToThread } from './index-worker-client.ts';
import type { SavedProducts } from './indexed-products.ts';
import { eachPassed, makeRelay } from './row-batch-channel.ts';
import { rowPages } from './row-pages.ts';
import { readValue, writeValue } from './value-file.ts';

// Building needs several times the memory that stays in use: it is freed after the index was handed over.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** The main thread waits for the same database and reports on it. */
const WAIT_SECONDS = 120;

const { language, file } = workerData as IndexThreadData;
const builder = makeIndexBuilder(language, heapBytes, file === undefined ? undefined : (readValue(file) as SavedProducts));
let isFirst = file === undefined;
if (!isFirst) giveWay();

function heapBytes(): number {
  collect();
  return process.memoryUsage().heapUsed;
}

parentPort?.on('message', async (message: ToThread) => {
  // An unreadable page of rows fails this request, and the thread goes on.
  const said = await reply(message).catch((error: unknown): FromThread => ({ kind: 'failed', error }));
  parentPort?.postMessage(said);
  if (said.kind === 'packed' && isFirst) {
    isFirst = false;
    giveWay();
  }
});

async function reply(message: ToThread): Promise<FromThread> {
  switch (message.kind) {
    case 'read':
      return read(message);
    case 'follow':
      await eachPassed(message.port, take);
      return { kind: 'taken' };
    case 'save':
      writeValue(message.file, builder.saved());
      return { kind: 'taken' };
    default:
      return builder.answer(message);
  }
}

function take(rows: string): void {
  builder.answer({ kind: 'rows', rows });
}

/** Reads long texts in this thread, so that their garbage is not collected in the thread that serves requests. */
async function read({ url, question, port }: Extract<ToThread, { kind: 'read' }>): Promise<FromThread> {
  const relay = makeRelay(port);
  try {
    const patience = startPatience({ seconds: WAIT_SECONDS, say: () => undefined });
    const db = await openDb({ databaseUrl: url, dataDir: '', databasePool: 1 }, { pace: 'batch', patience });
    try {
      // Forwards each page before waiting for the previous one's receipt, so that neither thread waits for the other.
      let before: string | undefined;
      for await (const rows of rowPages(db, question)) {
        await relay.pass(rows);
        if (before !== undefined) take(before);
        before = rows;
      }
      if (before !== undefined) take(before);
    } finally {
      await db.close();
    }
    return { kind: 'taken' };
  } catch (error) {
    return { kind: 'failed', error };
  } finally {
    relay.end();
  }
}

/** After the first index, requests have priority on a busy machine. On other systems this would slow down the whole process. */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
