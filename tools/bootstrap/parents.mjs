// Detects when the process that started this one is gone: npm does not forward SIGTERM, it just ends.
import { readFileSync } from 'node:fs';

/**
 * One row of the process table, where there is one to read (Linux).
 * @param {number} pid
 */
function processEntry(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const afterName = text.lastIndexOf(')');
    return { name: text.slice(text.indexOf('(') + 1, afterName), parent: Number(text.slice(afterName + 2).split(' ')[1]) };
  } catch {
    return undefined;
  }
}

/**
 * A question to ask again and again: is the process that started us gone? npm may have put a shell between itself and us,
 * which outlives npm; then it is the shell's parent that counts.
 * @returns {() => boolean}
 */
export function watchParents() {
  const parent = process.ppid;
  const entry = processEntry(parent);
  const throughShell = entry !== undefined && /^(sh|dash|bash|busybox|ash)$/.test(entry.name);
  return () => process.ppid !== parent || (throughShell && processEntry(parent)?.parent !== entry.parent);
}
