import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rowsOf } from './read-rows.ts';

test('trust 34: an unstorable cell is reported by line and column, and the other rows are read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'inkwell-rows-'));
  const file = join(directory, 'rows.csv');
  await writeFile(file, 'code,name\na,Paper\nb,Pe\u0000n\nc,Ink\n');
  const { rows, problems } = await rowsOf(file, (cells) => ({ ...cells }), {});
  expect(problems).toEqual([expect.stringMatching(/^line 3: name holds a character that is no text/)]);
  expect(rows).toEqual([
    { code: 'a', name: 'Paper' },
    { code: 'c', name: 'Ink' },
  ]);
  await rm(directory, { recursive: true });
});
