// What turning the renewal on agrees to, in the visitor's language (RWD-4).
import { formatDate, formatPrice } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { membershipWords } from '#buying/membership/words';
import type { Visit } from '#platform/visit';
import type { MembershipDeps } from './membership-deps.ts';
import type { MembershipRow } from './membership-queries.ts';
import { priceOfItem } from './plans.ts';

/** '' when it is on, or not sold any more. */
export function turnOnTerms(
  { catalog }: Pick<MembershipDeps, 'catalog'>,
  { site, copyLocale }: Visit,
  { state, program, itemId, endsOn }: MembershipRow,
): string {
  const cents = priceOfItem(catalog, itemId, site.id);
  if (state !== 'ending' || cents === null) return '';
  const day = formatDate(new Date(`${endsOn}T12:00:00Z`), 'UTC', copyLocale);
  return sayer(membershipWords, copyLocale)('server.turnOnTerms', { program, day, price: formatPrice(cents, site.currency, copyLocale) });
}
