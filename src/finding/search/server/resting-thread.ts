// An index thread that ends when the catalogue has not changed for a while, and goes on from a file at the next change: what it knows of
// 100,000 products takes 200 MB that nobody needs meanwhile (decision 0441).
import type { SearchLanguage } from '#finding/search/rules';
import { startIndexThread, type IndexThread } from './index-worker-client.ts';
import { closeValueFile, openValueFile } from './value-file.ts';

export interface RestingThread extends IndexThread {
  readonly isResting: boolean;
}

const REST_AFTER_MS = 120_000;

/** `restAfterMs`: how long the thread waits for a further message before it rests. It stays awake where the disk refuses its file. */
export function startRestingThread(language: SearchLanguage, restAfterMs = REST_AFTER_MS): RestingThread {
  let isResting = false;
  let isClosed = false;
  let file: number | undefined;
  let unanswered = 0;
  let timer: NodeJS.Timeout | undefined;
  /** The latest thread, which has ended while this rests. Resting, waking and closing wait for one another here. */
  let latest = Promise.resolve(startIndexThread({ language }));

  const rest = async (awake: IndexThread): Promise<IndexThread> => {
    if (isClosed || unanswered > 0) return awake;
    try {
      file ??= openValueFile();
      await awake.ask({ kind: 'save', file });
      await awake.close();
      isResting = true;
    } catch {
      // No room on the disk, or a dead thread: it stays as it is.
    }
    return awake;
  };
  const wake = (ended: IndexThread): IndexThread => {
    if (!isResting || file === undefined || isClosed) return ended;
    isResting = false;
    return startIndexThread({ language, file });
  };

  return {
    get isResting() {
      return isResting;
    },
    async ask(message) {
      clearTimeout(timer);
      unanswered += 1;
      try {
        return await (await (latest = latest.then(wake))).ask(message);
      } finally {
        unanswered -= 1;
        if (unanswered === 0 && !isClosed) timer = setTimeout(() => (latest = latest.then(rest)), restAfterMs).unref();
      }
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await (await latest).close();
      if (file !== undefined) closeValueFile(file);
    },
  };
}
