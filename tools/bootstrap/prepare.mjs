// The first step of every command: the right Node, installed packages, and a build when needed.
import { build, buildMail } from './build.mjs';
import { isInstalled } from './installed.mjs';
import { environmentOf, findNode, npmCi } from './node.mjs';
import { step } from './progress.mjs';
import { ROOT } from './root.mjs';

/**
 * @param {{ build?: 'all' | 'mail' | 'none' }} [wanted]
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>} the Node to run with, and an environment that finds it first
 */
export async function prepare({ build: wanted = 'none' } = {}) {
  const node = await findNode();
  if (!isInstalled(ROOT)) await step('Installing the packages of package-lock.json', () => npmCi(ROOT, node));
  if (wanted === 'all') await build(node);
  if (wanted === 'mail') await buildMail(node);
  return { node, env: environmentOf(node) };
}
