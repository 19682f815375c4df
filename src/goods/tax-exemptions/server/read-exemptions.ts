// What administrators of an organization see of its certificates (H_SAM).
import { addDays } from '#base/calendar/rules';
import type { Country } from '#base/site/rules';
import type { ExemptionView } from '#goods/tax-exemptions/contract';
import { exemptTable, type Certificate } from '#goods/tax-exemptions/rules';
import { taxTable } from '#goods/tax/rules';
import { statesOf } from '#people/addresses/rules';
import type { Actor } from '#people/organizations/server';
import { organizationDetails } from '#people/sessions/server';
import type { Queries } from '#platform/db';
import { certificateFrom } from './certificate-book.ts';
import { COUNTING_EXEMPTIONS, EXEMPTION_BY_ID, EXEMPTIONS, type ExemptionRow } from './exemption-queries.ts';

const PER_PAGE = 25;
/** A certificate's administrators are warned this many days before its last day. */
export const WARN_DAYS = 30;

interface Asked {
  readonly country: Country;
  readonly page: number;
  /** The day in the site's time zone. */
  readonly today: string;
  readonly now: Date;
}

export async function readExemptions(on: Queries, { accountNumber }: Actor, { country, page, today, now }: Asked) {
  const ask = (at: number) => on.many(EXEMPTIONS, [accountNumber, country, PER_PAGE, (at - 1) * PER_PAGE]);
  const [found, counting, organization] = await Promise.all([
    ask(page),
    on.many(COUNTING_EXEMPTIONS, [accountNumber, now]),
    organizationDetails(on, accountNumber),
  ]);
  // A page that no longer exists shows the first.
  const isGone = found.length === 0 && page > 1;
  const rows = isGone ? await ask(1) : found;
  return {
    organization: organization?.name ?? '',
    isAccountExempt: organization?.permissions.includes('TAX_EXEMPT') ?? false,
    exemptions: rows.map((row) => viewOf(row, today)),
    covered: coveredRegions(counting.flatMap(certificateFrom), country, today),
    today,
    page: isGone ? 1 : page,
    pages: Math.ceil((rows[0]?.count ?? 0) / PER_PAGE),
  };
}

function coveredRegions(certificates: readonly Certificate[], country: Country, today: string) {
  return statesOf(country).flatMap((region) => {
    const { applied } = exemptTable(taxTable({ country, state: region, zip: '' }), certificates, today);
    return applied.length === 0 ? [] : [{ region, taxes: applied.flatMap(({ taxes }) => [...taxes]) }];
  });
}

export async function readExemption(
  on: Queries,
  { accountNumber }: Actor,
  exemptionId: string,
  today: string,
): Promise<(ExemptionView & { readonly today: string }) | undefined> {
  const row = await on.maybe(EXEMPTION_BY_ID, [accountNumber, exemptionId]);
  return row && { ...viewOf(row, today), today };
}

function viewOf(row: ExemptionRow, today: string): ExemptionView {
  const { country, kind, number, state, reason, valid_until: until, submitted_by: submittedBy } = row;
  return {
    exemptionId: row.exemption_id,
    country,
    kind,
    number,
    state,
    reason,
    submittedBy,
    regions: [...row.regions],
    taxes: [...row.taxes],
    validFrom: row.valid_from,
    validUntil: until ?? '',
    submittedAt: row.submitted_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? '',
    endedAt: row.ended_at?.toISOString() ?? '',
    isComing: state === 'approved' && row.valid_from > today,
    endsSoon: state === 'approved' && until !== null && until >= today && until <= addDays(today, WARN_DAYS),
    replaces: row.replaces ?? '',
    replacedBy: row.replaced_by ?? '',
  };
}
