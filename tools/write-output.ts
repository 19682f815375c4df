// Writes the file of an export.
import { writeFile } from 'node:fs/promises';
import type { StaffRun } from './staff-job.ts';

export async function writeOutput(file: string, text: string, say: StaffRun['say']): Promise<readonly string[]> {
  await writeFile(file, text);
  say(`Written to ${file}`);
  return [];
}
