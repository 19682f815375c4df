// Run after `npm install` added or updated a package: node tools/complete-lock.mjs
//
// A lock file written on one machine may lack the binaries of other platforms (npm leaves out what its registry did not offer
// at that moment), and `npm ci` then refuses the whole file. This writes the missing entries: version, platform, optional.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './bootstrap/root.mjs';

/**
 * @typedef {{ version?: string, optional?: boolean, dev?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages  by folder, as in the lock file: `node_modules/vite`
 */

const SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'];
const PROCESSORS = ['arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];

/**
 * The platform that the package of a native binary names: `@oxlint/binding-linux-x64-musl`.
 * @param {string} name
 */
export function platformOf(name) {
  const words = name.split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  const libc =
    os !== 'linux' ? undefined : words.some((word) => word.startsWith('musl')) ? 'musl' : words.includes('gnu') ? 'glibc' : undefined;
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) };
}

/**
 * Where Node would find a package asked for by another: its own node_modules first, then each one further out.
 * @param {Packages} packages
 * @param {string} from
 * @param {string} name
 */
function found(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (folder === '') return undefined;
  }
}

/**
 * The optional packages a lock file names but does not hold.
 * @param {Packages} packages
 * @returns {{ path: string, entry: Entry }[]}
 */
export function missingEntries(packages) {
  return Object.entries(packages).flatMap(([owner, { optionalDependencies = {}, dev }]) => {
    const held = Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const path = found(packages, owner, name);
      return path !== undefined && packages[path]?.version === version ? [path.slice(0, -name.length)] : [];
    });
    // Beside its siblings, which npm has already placed; alone, it stands inside its owner.
    const beside = held[0] ?? `${owner}/node_modules/`;
    return Object.entries(optionalDependencies).flatMap(([name, version]) => {
      const at = found(packages, owner, name);
      if (at !== undefined && (packages[at]?.version === version || !/^\d/.test(version))) return [];
      const path = beside + name in packages ? `${owner}/node_modules/${name}` : beside + name;
      return [{ path, entry: { version, ...platformOf(name), ...(dev && { dev }), optional: true } }];
    });
  });
}

/** @param {string} file */
function complete(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingEntries(lock.packages);
  for (const { path, entry } of missing) lock.packages[path] = entry;
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(missing.length === 0 ? 'The lock file is complete.' : `Added ${missing.length} packages of other platforms.`);
}

if (import.meta.main) complete(join(ROOT, 'package-lock.json'));
