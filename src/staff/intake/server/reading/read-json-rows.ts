// Rows of JSON: one object per line, or one array of objects for files of moderate size.
import { brokenProperty } from '#staff/intake/rules';
import { done, failed, type Outcome } from '#base/outcome/rules';
import { readText, type Reading } from './read-bytes.ts';
import { readLines } from './read-lines.ts';
import { TOO_LONG, Unreadable } from './unreadable.ts';

export interface JsonRow {
  readonly row: number;
  readonly value: Outcome<Readonly<Record<string, unknown>>, string>;
}

/** Size limit of an array, which is read as a whole; larger catalogues have to use lines. */
const LARGEST_ARRAY = 64 * 1024 * 1024;

export async function* readJsonRows(path: string, reading?: Reading): AsyncGenerator<JsonRow> {
  if (await isArray(path)) return yield* readArray(path, reading);
  let row = 0;
  for await (const line of readLines(path, reading)) {
    row += 1;
    if (line === undefined) yield { row, value: failed(TOO_LONG) };
    else if (line.trim() !== '') yield { row, value: parsed(line) };
  }
}

async function isArray(path: string): Promise<boolean> {
  for await (const text of readText(path)) {
    const begin = text.trimStart();
    if (begin !== '') return begin.startsWith('[');
  }
  return false;
}

async function* readArray(path: string, reading?: Reading): AsyncGenerator<JsonRow> {
  const parts: string[] = [];
  let length = 0;
  for await (const text of readText(path, reading)) {
    length += text.length;
    if (length > LARGEST_ARRAY) throw new Unreadable('An array of more than 64 MB is not read whole. Write one object a line instead.');
    parts.push(text);
  }
  let list: unknown;
  try {
    list = JSON.parse(parts.join(''));
  } catch (error) {
    throw new Unreadable(`The file is not JSON: ${(error as Error).message}`);
  }
  for (const [at, value] of (list as readonly unknown[]).entries()) yield { row: at + 1, value: asObject(value) };
}

function parsed(line: string): JsonRow['value'] {
  try {
    return asObject(JSON.parse(line));
  } catch {
    return failed('it is not a JSON object');
  }
}

function asObject(value: unknown): JsonRow['value'] {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isObject) return failed('it is not a JSON object');
  const broken = brokenProperty(value);
  return broken === undefined ? done(value as Record<string, unknown>) : failed(broken);
}
