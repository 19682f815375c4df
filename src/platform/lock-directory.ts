// Locks a data directory for one process: a second one would overwrite its data unnoticed.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const FREE = 'free';

/** How long a killed or ending process may take to release its directory: a start waits for that, a tool does not. */
const RELEASE_MS = 10_000;

export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';
}

/**
 * Locks the directory, or throws with the id of the process that holds it; takes over the lock of a dead process. Locks are numbered files and the
 * highest number counts: only one of several processes can create the next number.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const own = identityOf(process.pid);
  for (;;) {
    const numbers = await lockNumbers(directory);
    const last = Math.max(0, ...numbers);
    const holder = last === 0 ? FREE : await readFile(lockPath(directory, last), 'utf8').catch(() => undefined);
    if (holder === undefined) continue; // replaced meanwhile
    if (isRunning(holder)) {
      const [pid] = holder.split(' ');
      throw new DirectoryInUse(
        `The data directory ${directory} is in use by process ${pid}. Stop that shop first, or set DATA_DIR to another directory.`,
      );
    }
    const path = lockPath(directory, last + 1);
    if (!(await create(path, own))) continue;
    await Promise.all(numbers.map((number) => rm(lockPath(directory, number), { force: true })));
    // The file stays, so that numbers only grow.
    return () => writeFile(path, FREE);
  }
}

/** The same, after a wait for a process that is ending. */
export async function lockDirectorySoon(dataDir: string): Promise<() => Promise<void>> {
  for (const until = performance.now() + RELEASE_MS; ;) {
    try {
      return await lockDirectory(dataDir);
    } catch (error) {
      if (performance.now() > until || !(error instanceof DirectoryInUse)) throw error;
      await delay(100);
    }
  }
}

function lockPath(directory: string, number: number): string {
  return join(directory, `lock.${number}`);
}

async function lockNumbers(directory: string): Promise<number[]> {
  return (await readdir(directory)).flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

/** Creates the file with its text in one step, so that nobody reads half of it. False when it exists already. */
async function create(path: string, text: string): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, text);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Process id and start time, where the system tells it: ids are reused, especially after a restart of the machine. */
function identityOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z') return FREE; // a zombie: ended, but its parent has not collected it
    return `${pid} ${fields[19]} ${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`;
  } catch {
    return String(pid);
  }
}

function isRunning(holder: string): boolean {
  const pid = Number(holder.split(' ')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return identityOf(pid) === holder;
}
