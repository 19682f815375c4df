// The thread that builds one language's index: takes messages one by one and answers each.
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { SearchLanguage } from '#finding/search/rules';
import { openDb } from '#platform/db';
import { startPatience } from '#platform/start-patience';
import { makeIndexKeeper } from './index-keeper.ts';
import type { FromThread, ToThread } from './index-thread.ts';
import { eachPassed, makeRelay } from './page-relay.ts';
import { rowPages } from './row-pages.ts';

// Building takes several times what is kept: it is given back once the index was handed over.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Whoever started it waits for the same database and says so. */
const WAIT_SECONDS = 120;

const answer = makeIndexKeeper(workerData as SearchLanguage, () => {
  collect();
  return process.memoryUsage().heapUsed;
});
let isFirst = true;
parentPort?.on('message', async (message: ToThread) => {
  // A page of rows that cannot be read fails this question and leaves the thread at work.
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
    default:
      return answer(message);
  }
}

function take(rows: string): void {
  answer({ kind: 'rows', rows });
}

/** Long texts never pass through the thread of the requests: what they leave behind there has to be collected while requests wait. */
async function read({ url, question, port }: Extract<ToThread, { kind: 'read' }>): Promise<FromThread> {
  const relay = makeRelay(port);
  try {
    const patience = startPatience({ seconds: WAIT_SECONDS, say: () => undefined });
    const db = await openDb({ databaseUrl: url, dataDir: '', databasePool: 1 }, { pace: 'batch', patience });
    try {
      // Each page is passed on before the one before it is taken: the other thread never waits for this one.
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

/** From the first index on requests are answered: they go first on a machine that is busy. Elsewhere it would slow the whole process. */
function giveWay(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
