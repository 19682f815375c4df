// Development: runs the server and starts it again when a file it runs from source is saved.
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { onStop, startChild } from './supervise.mjs';

const SETTLE_MS = 150;

/**
 * Files below src that Node itself runs; screens are reloaded by Vite.
 * @param {string} path
 */
export function concernsServer(path) {
  const name = path.replaceAll('\\', '/');
  if (name.endsWith('.test.ts') || /(^|\/)(screen|ui)\//.test(name)) return false;
  return /\.(ts|json|po|sql|txt)$/.test(name);
}

/**
 * Runs until told to stop. A server that fell over waits for the next save.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export async function superviseWithReload(command, args, env) {
  let child = startChild(command, args, env);
  /** @type {NodeJS.Timeout | undefined} */
  let settling;
  let stopped = false;
  const restart = async () => {
    await child.stop();
    if (stopped) return;
    console.log('Reloading the server');
    child = startChild(command, args, env);
  };
  let turn = Promise.resolve();
  const folders = ['src', 'db'].map((name) => join(ROOT, name)).filter((folder) => existsSync(folder));
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, name) => {
      if (!name || !concernsServer(name)) return;
      clearTimeout(settling);
      settling = setTimeout(() => (turn = turn.then(restart)), SETTLE_MS);
    }),
  );
  await new Promise((resolve) => {
    onStop(async () => {
      stopped = true;
      clearTimeout(settling);
      for (const watcher of watchers) watcher.close();
      await turn;
      await child.stop();
      resolve(undefined);
    });
  });
  return 0;
}
