// A table that somebody downloads: CSV that spreadsheets open with its letters, and without running a formula in it.
import { promisify } from 'node:util';
import { stringify, type Input, type Options } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { API_HEADERS } from '#platform/protective-headers';

const asCsv = promisify<Input, Options, string>(stringify);

export type CsvRow = readonly (string | number | null)[];

/** Sends rows, the first of them the heads, as a file with the name. It is kept nowhere and indexed by nobody. */
export async function sendCsv(reply: FastifyReply, name: string, rows: readonly CsvRow[]) {
  return reply
    .headers({ ...API_HEADERS, 'x-robots-tag': 'noindex' })
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(await asCsv([...rows], { bom: true, escape_formulas: true }));
}
