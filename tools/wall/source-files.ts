// The text of the repository's own source, for the tools that read it.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const OURS = /^(src|tools|bench|e2e)\/.*\.(ts|tsx|mjs)$/;

/** Every source file by its path from the root, `/` between the parts. */
export function sourceFiles(): Map<string, string> {
  const files = new Map<string, string>();
  for (const folder of ['src', 'tools', 'bench', 'e2e']) {
    for (const name of listed(folder)) {
      const path = `${folder}/${name}`;
      if (OURS.test(path) && !path.includes('node_modules/')) files.set(path, readFileSync(ROOT + path, 'utf8'));
    }
  }
  return files;
}

function listed(folder: string): string[] {
  try {
    return (readdirSync(ROOT + folder, { recursive: true }) as string[]).map((name) => name.replaceAll('\\', '/'));
  } catch {
    return [];
  }
}
