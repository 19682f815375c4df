// A small house in a temporary folder, under the repository's own law: where the wall is tried.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const LAW = ['package.json', '.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.rules.json', 'tsconfig.server.json', 'tsconfig.screen.json'];

/** A temporary project; `using` removes it. */
export interface House extends Disposable {
  readonly folder: string;
  /** What the linter says, by file. */
  lint(): Map<string, string[]>;
  /** What the compiler says of one layer, by file. */
  compile(layer: 'rules' | 'server' | 'screen'): Map<string, string[]>;
}

function byFile(pairs: Iterable<readonly [file: string, message: string]>): Map<string, string[]> {
  const grouped = new Map<string, string[]>();
  for (const [file, message] of pairs) grouped.set(file, [...(grouped.get(file) ?? []), message]);
  return grouped;
}

/** Writes the files into a folder with our package.json, type-check layers and lint rules. */
export function aHouse(files: Readonly<Record<string, string>>): House {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-wall-'));
  for (const file of LAW) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const run = (program: string, ...args: string[]): string =>
    spawnSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], { cwd: folder, encoding: 'utf8' }).stdout;
  return {
    folder,
    lint() {
      const { diagnostics } = JSON.parse(run('oxlint/bin/oxlint', '--format=json')) as {
        diagnostics: readonly { filename: string; code: string; message: string; help?: string }[];
      };
      return byFile(diagnostics.map(({ filename, code, message, help }) => [filename, `${code} ${message} ${help ?? ''}`]));
    },
    compile(layer) {
      const output = run('typescript/bin/tsc', '-p', `tsconfig.${layer}.json`, '--pretty', 'false');
      return byFile([...output.matchAll(/^(\S+?)\(\d+,\d+\): (.*)$/gm)].map(([, file, message]) => [file ?? '', message ?? '']));
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
