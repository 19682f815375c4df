// Reads a picture file, only from below one directory.
import { readFile, realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { done, failed, type Outcome } from '#base/outcome/rules';

const MOST_BYTES = 50 * 1024 * 1024;

/** A problem is the end of a sentence that begins with the name. Refuses links that lead out of the directory. */
export async function readImageFile(directory: string, name: string): Promise<Outcome<Buffer, string>> {
  try {
    const [root, path] = [await realpath(directory), await realpath(resolve(directory, name))];
    if (!path.startsWith(root + sep)) return failed(`is not below ${directory}`);
    const { size } = await stat(path);
    return size > MOST_BYTES ? failed(`is larger than ${MOST_BYTES / 1024 / 1024} MB`) : done(await readFile(path));
  } catch (error) {
    return failed((error as NodeJS.ErrnoException).code === 'ENOENT' ? `is not in ${directory}` : 'cannot be read');
  }
}
