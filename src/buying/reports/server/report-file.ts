// Downloads of a report as CSV or as a workbook: its table, or the order lines beneath it (H_R).
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import { isSignedIn } from '#base/shopper/rules';
import { AGAINST, isOfLines, questionNamed, type Question } from '#buying/reports/rules';
import { reportsWords } from '#buying/reports/words';
import { actorOf } from '#people/organizations/server';
import { API_HEADERS } from '#platform/protective-headers';
import { sendRefusal } from '#platform/refusals';
import type { Visit } from '#platform/visit';
import { countLines, lineRows, tableRows, type FileRows } from './file-rows.ts';
import { askedBy, MOST_LINES, type Reader, type ReportDeps, type ReportQuery } from './read-report.ts';
import { workbook, type Cell } from './xlsx.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Route {
  readonly Params: { readonly question: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

export function serveReportFile(shop: FastifyInstance, deps: ReportDeps): void {
  shop.get<Route>('/account/reports/:question/file', { config: { access: 'shopper' } }, async (request, reply) => {
    const reader = await readerOf(request.visit);
    if ('status' in reader) return sendRefusal(reply, reader);
    const text = textIn(request);
    const question = questionNamed(request.params.question);
    if (question === undefined) return sendRefusal(reply, refused(request.visit, 404, 'REPORT_NOT_FOUND'));
    const isLines = text('of') === 'lines' && isOfLines(question);
    const query = queryIn(text);
    const asked = askedBy(reader, question, query);
    if (isLines && (await countLines(deps, asked)) > MOST_LINES) return sendRefusal(reply, refused(request.visit, 422, 'REPORT_TOO_LONG'));
    const rows = await (isLines ? lineRows(deps, reader, asked) : tableRows(deps, reader, question, query));
    const isXlsx = text('format') === 'xlsx';
    const name = fileName(question, isLines, asked.period, isXlsx);
    return reply
      .headers({ ...API_HEADERS, 'x-robots-tag': 'noindex' })
      .type(isXlsx ? XLSX : 'text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(isXlsx ? workbook(question, rows.header, rows.batches) : csvOf(rows)));
  });
}

const fileName = (
  question: Question,
  isLines: boolean,
  { from, to }: { readonly from: string; readonly to: string },
  isXlsx: boolean,
): string =>
  `${isLines ? 'order-lines' : isOfLines(question) ? `spend-by-${question}` : question}_${from}_${to}.${isXlsx ? 'xlsx' : 'csv'}`;

async function readerOf(visit: Visit): Promise<Reader | Refusal> {
  const shopper = await visit.shopper();
  if (!isSignedIn(shopper)) return refused(visit, 401, 'LOGIN_REQUIRED');
  const actor = actorOf(shopper);
  if (actor === undefined || !shopper.permissions.has('H_R')) return refused(visit, 403, 'REPORTS_NOT_ALLOWED');
  return { accountNumber: actor.accountNumber, site: visit.site, copyLocale: visit.copyLocale, now: visit.now };
}

type Problem = 'LOGIN_REQUIRED' | 'REPORTS_NOT_ALLOWED' | 'REPORT_NOT_FOUND' | 'REPORT_TOO_LONG';

const refused = ({ copyLocale }: Visit, status: 401 | 403 | 404 | 422, code: Problem): Refusal =>
  refuse(status, code, sayer(reportsWords, copyLocale)(code, { most: MOST_LINES }));

/** Reads the texts of a query; a value that is not a text, or is too long, counts as absent. */
function textIn({ query }: FastifyRequest<Route>): (name: string) => string | undefined {
  const given = new Map(Object.entries(query));
  return (name) => {
    const value = given.get(name);
    return typeof value === 'string' && value.length <= 120 ? value : undefined;
  };
}

function queryIn(text: (name: string) => string | undefined): ReportQuery {
  const given = (['period', 'from', 'to', 'center', 'person', 'group', 'location'] as const).flatMap((name) => {
    const value = text(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const against = AGAINST.find((one) => one === text('against'));
  return { ...Object.fromEntries(given), ...(against === undefined ? {} : { against }) };
}

/** Texts that a spreadsheet would run as a formula are escaped; amounts, given as whole cents, have a decimal point. */
const CSV = { escape_formulas: true, cast: { bigint: (cents: bigint) => (Number(cents) / 100).toFixed(2) } } as const;

async function* csvOf({ header, batches }: FileRows): AsyncGenerator<string> {
  yield stringify([[...header]], { ...CSV, bom: true });
  for await (const rows of batches)
    yield stringify(
      rows.map((row) => row.map(plain)),
      CSV,
    );
}

function plain(cell: Cell): string | number | bigint {
  if ('text' in cell) return cell.text;
  if ('cents' in cell) return BigInt(cell.cents);
  return 'day' in cell ? cell.day : cell.number;
}
