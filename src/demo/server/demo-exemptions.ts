// The tax exemption certificates of the demo's hotels (B2B-4): one that counts in New York, and one that was declined.
import { statement } from '#platform/db';
import { onePagePdf } from './one-page-pdf.ts';

/** Larkspur Hotels. */
const ORGANIZATION = '10024525';

const EXEMPTIONS = [
  { id: '5b1d7a0e-2f43-4c58-9a61-7e0c4d92b301', number: 'ST-120-48213', regions: ['NY'], state: 'approved', reason: '' },
  {
    id: '5b1d7a0e-2f43-4c58-9a61-7e0c4d92b302',
    number: '58-4410',
    regions: ['CT'],
    state: 'declined',
    reason: 'The scan cuts off the signature. Please send the whole page.',
  },
] as const;

const INSERT_EXEMPTIONS = statement<unknown>(
  'demo_exemptions',
  `with added as (
  insert into tax_exemption (account_number, exemption_id, country, kind, number, regions, taxes, valid_from, valid_until, state, reason, submitted_by,
    submitted_at, decided_at)
  select $2, e.id, 'US', 'resale', e.number, e.regions, '{SALES}', current_date - 120, current_date + 600, e.state, e.reason, 'Imani Cole',
    now() - interval '120 days', now() - interval '119 days'
  from jsonb_to_recordset($1::jsonb) as e(id uuid, number text, regions text[], state text, reason text)
  on conflict do nothing returning account_number, exemption_id)
insert into tax_exemption_document (account_number, exemption_id, media_type, bytes)
select account_number, exemption_id, 'application/pdf', $3::bytea from added`,
);

const SCAN = onePagePdf([
  'Resale certificate',
  '',
  'Larkspur Hotels',
  'Guest supplies bought for resale to guests',
  '',
  'Signed: Imani Cole',
]);

export const demoExemptions = [INSERT_EXEMPTIONS, [JSON.stringify(EXEMPTIONS), ORGANIZATION, SCAN]] as const;
