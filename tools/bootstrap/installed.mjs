// Whether a folder's node_modules is what its lock file says; npm leaves its own record of what it installed there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} file a lock file
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean }>}
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}

/**
 * True when every package of package-lock.json is installed in its version, and none beside them.
 * Optional packages may be absent: they are the binaries of other platforms.
 * @param {string} folder
 */
export function isInstalled(folder) {
  let wanted, found;
  try {
    wanted = packagesOf(join(folder, 'package-lock.json'));
    found = packagesOf(join(folder, 'node_modules/.package-lock.json'));
  } catch {
    return false;
  }
  /** @param {string} name */
  const same = (name) => found[name]?.version === wanted[name]?.version && found[name]?.integrity === wanted[name]?.integrity;
  return (
    Object.keys(wanted).every((name) => name === '' || (name in found ? same(name) : wanted[name]?.optional === true)) &&
    Object.keys(found).every((name) => name in wanted)
  );
}
