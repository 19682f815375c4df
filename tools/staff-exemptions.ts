// Staff's commands for tax exemption certificates: list, show, approve, decline, revoke, export.
import { writeFile } from 'node:fs/promises';
import { stringify } from 'csv-stringify/sync';
import { exemptionCalled, exemptionDocument, exemptionsToReview, reviewExemption, type Review } from '#goods/tax-exemptions/server';
import { EXEMPTION_LIMITS } from '#goods/tax-exemptions/rules';
import { singleLine } from '#base/locale/rules';
import { shopDay } from '#base/site/rules';
import type { StaffJob, StaffRun } from './staff-job.ts';
import { writeOutput } from './write-output.ts';

type Exemption = Awaited<ReturnType<typeof exemptionsToReview>>[number];

/** By command: `tax-exemptions approve`. */
export const EXEMPTION_JOBS: Readonly<Record<string, StaffJob>> = {
  'tax-exemptions list': async ({ db, file, say }) => {
    if (!['', 'all'].includes(file)) return ['Say "all", or nothing for those that wait'];
    const rows = await exemptionsToReview(db, file === '');
    for (const row of rows) say(lineOf(row));
    say(`${rows.length} certificates`);
    return [];
  },
  'tax-exemptions show': (run) =>
    withCertificate(run, async (row) => {
      run.say(lineOf(row));
      run.say(`  submitted by ${row.submitted_by} on ${shopDay(row.submitted_at)}${row.reason === '' ? '' : `; ${row.reason}`}`);
      const [file = ''] = run.rest;
      const document = await exemptionDocument(run.db, row);
      if (document === undefined) return ['Its document is missing'];
      run.say(`  document: ${document.media_type}, ${document.bytes.length} bytes`);
      if (file === '') return [];
      await writeFile(file, document.bytes);
      run.say(`Written to ${file}`);
      return [];
    }),
  'tax-exemptions approve': (run) => review(run, 'approve'),
  'tax-exemptions decline': (run) => review(run, 'decline'),
  'tax-exemptions revoke': (run) => review(run, 'revoke'),
  'tax-exemptions export': async ({ db, file, say }) => {
    const rows = (await exemptionsToReview(db, false)).map((row) => ({
      ...row,
      regions: row.regions.join(' '),
      taxes: row.taxes.join(' '),
      submitted_at: row.submitted_at.toISOString(),
      decided_at: row.decided_at?.toISOString() ?? '',
      ended_at: row.ended_at?.toISOString() ?? '',
    }));
    return writeOutput(file, stringify(rows, { header: true, columns: COLUMNS, escape_formulas: true }), say);
  },
};

const COLUMNS = [
  'exemption_id',
  'account_number',
  'state',
  'country',
  'kind',
  'number',
  'regions',
  'taxes',
  'valid_from',
  'valid_until',
  'submitted_by',
  'submitted_at',
  'decided_at',
  'ended_at',
  'reason',
  'replaces',
];

const lineOf = (row: Exemption): string =>
  `${row.exemption_id.slice(0, 8)}  ${row.state}  account ${row.account_number}  ${row.kind} ${row.number}  ${row.country} ${row.regions.join(' ')}` +
  `  ${row.taxes.join(' ')}  ${row.valid_from} to ${row.valid_until ?? 'no end'}`;

async function withCertificate({ db, file }: StaffRun, work: (row: Exemption) => Promise<readonly string[]>): Promise<readonly string[]> {
  const row = await exemptionCalled(db, file);
  return row === undefined ? [`There is no certificate ${file}, or several; use its id, as list shows it`] : work(row);
}

function review(run: StaffRun, event: Review['event']): Promise<readonly string[]> {
  return withCertificate(run, async ({ account_number: accountNumber, exemption_id: exemptionId }) => {
    const reason = event === 'approve' ? '' : singleLine(run.rest.join(' '));
    if (event !== 'approve' && (reason === '' || reason.length > EXEMPTION_LIMITS.reason))
      return [`Write the reason after the id, for the organization to read: 1 to ${EXEMPTION_LIMITS.reason} characters`];
    const reviewed = await reviewExemption(run.db, { accountNumber, exemptionId, event, reason }, run.now);
    if (!reviewed.ok) return [SENTENCES[reviewed.problem]];
    run.say(`The certificate is ${reviewed.value}; its administrators are emailed in a minute`);
    return [];
  });
}

const SENTENCES = {
  EXEMPTION_NOT_FOUND: 'There is no such certificate',
  EXEMPTION_DECIDED: 'It has been decided already',
  EXEMPTION_NOT_IN_USE: 'It is not in use, so it cannot be revoked',
} as const;
