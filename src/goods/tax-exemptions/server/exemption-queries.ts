// All SQL of tax exemptions. What may happen to a certificate is in its state table; statements take their states from it.
import { EXEMPTION_STATES, type ExemptionKind, type ExemptionState } from '#goods/tax-exemptions/rules';
import type { TaxName } from '#goods/tax/rules';
import type { Country } from '#base/site/rules';
import { statement } from '#platform/db';
import { statesAllowing } from '#platform/states-in-sql';

export interface ExemptionRow {
  readonly account_number: string;
  readonly exemption_id: string;
  readonly country: Country;
  readonly kind: ExemptionKind;
  readonly number: string;
  readonly regions: readonly string[];
  readonly taxes: readonly TaxName[];
  readonly valid_from: string;
  readonly valid_until: string | null;
  readonly state: ExemptionState;
  readonly reason: string;
  readonly submitted_by: string;
  readonly submitted_at: Date;
  readonly decided_at: Date | null;
  readonly ended_at: Date | null;
  readonly replaces: string | null;
  readonly replaced_by: string | null;
}

const EXEMPTION = `e.account_number, e.exemption_id::text, e.country, e.kind, e.number, e.regions, e.taxes, e.valid_from::text, e.valid_until::text,
  e.state, e.reason, e.submitted_by, e.submitted_at, e.decided_at, e.ended_at, e.replaces::text,
  (select n.exemption_id::text from tax_exemption n where n.account_number = e.account_number and n.replaces = e.exemption_id
     and n.state in ('submitted', 'approved', 'expired', 'revoked', 'replaced') order by n.submitted_at desc limit 1) as replaced_by`;

/** Approved ones, those that wait, and those that ended in the last months: the last two say why tax is charged. $2: now. */
const COUNTING = `select ${EXEMPTION} from tax_exemption e where e.account_number = $1 and (e.state in ('approved', 'submitted')
  or e.state = 'expired' and e.ended_at > $2::timestamptz - interval '90 days') order by e.exemption_id`;

export const COUNTING_EXEMPTIONS = statement<ExemptionRow>('tax_exemption_counting', COUNTING);

/** The same for placing an order: staff who end a certificate wait until the order is written. */
export const COUNTING_UNDER_LOCK = statement<ExemptionRow>('tax_exemption_counting_locked', `${COUNTING} for share of e`);

/** $2: country; $3, $4: limit and offset. */
export const EXEMPTIONS = statement<ExemptionRow & { readonly count: number }>(
  'tax_exemption_list',
  `select ${EXEMPTION}, count(*) over ()::int as count from tax_exemption e where e.account_number = $1 and e.country = $2
   order by e.submitted_at desc, e.exemption_id limit $3 offset $4`,
);

export const EXEMPTION_BY_ID = statement<ExemptionRow>(
  'tax_exemption_get',
  `select ${EXEMPTION} from tax_exemption e where e.account_number = $1 and e.exemption_id = $2`,
);

/** Certificates that are still to be decided or in use, to find the same one again. */
export const OPEN_EXEMPTIONS = statement<ExemptionRow>(
  'tax_exemption_open',
  `select ${EXEMPTION} from tax_exemption e where e.account_number = $1 and e.country = $2 and e.state in ('submitted', 'approved')`,
);

export interface NewExemption {
  readonly accountNumber: string;
  readonly exemptionId: string;
  readonly country: Country;
  readonly kind: ExemptionKind;
  readonly number: string;
  readonly regions: readonly string[];
  readonly taxes: readonly string[];
  readonly validFrom: string;
  readonly validUntil: string;
  readonly submittedBy: string;
  readonly now: Date;
  readonly replaces: string | null;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export const SUBMIT = statement<unknown, NewExemption>(
  'tax_exemption_submit',
  (p) => `with submitted as (
     insert into tax_exemption (account_number, exemption_id, country, kind, number, regions, taxes, valid_from, valid_until, state, submitted_by,
       submitted_at, replaces)
     values (${p.accountNumber}, ${p.exemptionId}, ${p.country}, ${p.kind}, ${p.number}, ${p.regions}::text[], ${p.taxes}::text[],
       ${p.validFrom}::date, nullif(${p.validUntil}::text, '')::date, '${EXEMPTION_STATES.begins}', ${p.submittedBy}, ${p.now}, ${p.replaces}::uuid)
     returning account_number, exemption_id)
   insert into tax_exemption_document (account_number, exemption_id, media_type, bytes)
   select account_number, exemption_id, ${p.mediaType}, ${p.bytes}::bytea from submitted`,
);

export const WITHDRAW = statement<{ readonly number: string }>(
  'tax_exemption_withdraw',
  `update tax_exemption set state = 'withdrawn', decided_at = $3 where account_number = $1 and exemption_id = $2
     and state in ${statesAllowing(EXEMPTION_STATES, 'withdraw')} returning number`,
);

export const DOCUMENT = statement<{ readonly media_type: 'application/pdf' | 'image/png' | 'image/jpeg'; readonly bytes: Uint8Array }>(
  'tax_exemption_document_get',
  'select media_type, bytes from tax_exemption_document where account_number = $1 and exemption_id = $2',
);
