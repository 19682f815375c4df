// A data directory belongs to one process: a second one would write over it unseen, so it is refused by name.
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Takes the lock or throws with the process id that holds it. A lock left by a killed process is taken over. */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, 'lock');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(await readFile(path, 'utf8').catch(() => '0'));
      if (holder !== process.pid && isAlive(holder)) {
        throw new Error(`The data directory ${directory} is in use by process ${holder}. Stop that shop first, or set DATA_DIR to another directory.`, { cause: error });
      }
      await rm(path, { force: true });
    }
  }
  throw new Error(`The data directory ${directory} could not be locked.`);
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
