// Tax exemption certificates for tests: what a form sends, and what staff decide.
import { randomUUID } from 'node:crypto';
import { reviewExemption, type Review } from '#goods/tax-exemptions/server';
import type { Browser, TestShop } from './shop.ts';

/** A small file that begins as a PDF does. */
export const PDF = Buffer.from('%PDF-1.4\n% a certificate\n').toString('base64');

export const A_CERTIFICATE = {
  kind: 'resale',
  number: 'MA-100',
  regions: ['MA'],
  taxes: [] as string[],
  validFrom: '2026-01-01',
  validUntil: '2027-12-31',
  replaces: '',
  document: PDF,
};

const PATH = '/api/organization/tax-exemptions';

/** Submits a certificate; `prefix`: `/en-ca` for a Canadian one. */
export async function submitted(admin: Browser, more: Partial<typeof A_CERTIFICATE> = {}, prefix = ''): Promise<string> {
  const reply = await admin.send('POST', prefix + PATH, { ...A_CERTIFICATE, number: randomUUID().slice(0, 8), ...more });
  const { id, errors } = reply.json<{ id: string; errors: unknown }>();
  if (reply.status !== 200 || id === '') throw new Error(`${reply.status}: ${JSON.stringify(errors)} ${reply.body}`);
  return id;
}

/** What staff do with one. */
export async function reviewed(
  shop: TestShop,
  exemptionId: string,
  event: Review['event'],
  now: Date,
  reason = event === 'approve' ? '' : 'Illegible',
) {
  const { rows } = await shop.db.raw('select account_number from tax_exemption where exemption_id = $1', [exemptionId]);
  return reviewExemption(shop.db, { accountNumber: String(rows[0]?.['account_number']), exemptionId, event, reason }, now);
}

export async function approved(
  shop: TestShop,
  admin: Browser,
  now: Date,
  more: Partial<typeof A_CERTIFICATE> = {},
  prefix = '',
): Promise<string> {
  const exemptionId = await submitted(admin, more, prefix);
  const done = await reviewed(shop, exemptionId, 'approve', now);
  if (!done.ok) throw new Error(done.problem);
  return exemptionId;
}

/** An approved certificate for Massachusetts, without the calls that make one. */
export const certified = (db: Pick<TestShop['db'], 'raw'>, accountNumber: string) =>
  db.raw(
    `insert into tax_exemption (account_number, exemption_id, country, kind, number, regions, taxes, valid_from, state, submitted_by, submitted_at, decided_at)
     values ($1, gen_random_uuid(), 'US', 'school', 'MA-1', '{MA}', '{SALES}', '2020-01-01', 'approved', 'Ada', now(), now())`,
    [accountNumber],
  );
