// Converts the row of a session to its shopper.
import { NO_PERMISSIONS } from '#base/access/rules';
import type { Shopper } from '#base/shopper/rules';
import type { Tenant } from '#base/site/rules';
import { rightsOf } from '#people/access/rules';
import { segmentOf, segmentWithProgram } from '#people/sessions/rules';
import type { TableRows } from '#platform/rows-left-out';
import type { ShopperRow, ShopperTuple } from './session-queries.ts';

/** Converts a row to a shopper. */
export type ReadShopper = (row: ShopperRow) => Shopper;

/** `codes` receives stored codes that are not permissions: they are ignored, and the shopper goes on shopping. */
export function shopperReader(codes: Pick<TableRows, 'leaveOut'>): ReadShopper {
  return ({ shopper: [shopperId, tenant, contextToken, row] }) => {
    if (row === undefined) return guestOf(shopperId, tenant, contextToken);
    const { permissions, unknown } = rightsOf({ granted: row.permissions, withheld: row.withheld });
    for (const code of unknown) codes.leaveOut(code, 'no permission has this code');
    return { shopperId, tenant, contextToken, ...personOf(row), permissions };
  };
}

/** A guest without any facts yet. */
export function guestOf(shopperId: string, tenant: Tenant, contextToken: string): Shopper {
  return { shopperId, tenant, contextToken, userType: 'GUEST', profile: null, account: null, permissions: NO_PERMISSIONS };
}

function personOf(row: NonNullable<ShopperTuple[3]>): Pick<Shopper, 'userType' | 'profile' | 'account'> {
  return {
    userType: row.user_type === 'REGISTERED' && segmentOf(row.segment_code) === 'associate' ? 'ASC' : row.user_type,
    profile: {
      profileId: row.profile_id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      customerNumber: row.customer_number,
      rewardsNumber: row.rewards_number,
      membershipProgram: row.membership_program,
      membershipTerm: row.membership_until === null ? undefined : { until: row.membership_until, cents: row.membership_cents ?? 0 },
      offers: row.offers,
      segmentCode: segmentWithProgram(row.segment_code, row.membership_program),
      flow: row.flow,
      since: Date.parse(row.account_since),
      spanish: row.spanish,
      preferredStore: row.preferred_store,
      quickBuy: row.quick_buy,
      partner: row.partner_code === null || row.partner_name === null ? null : { code: row.partner_code, name: row.partner_name },
    },
    account:
      row.account_number === null
        ? null
        : {
            accountNumber: row.account_number,
            name: row.account_name,
            division: row.division,
            routeType: row.route_type,
            salesRep:
              row.sales_rep_name === '' ? null : { name: row.sales_rep_name, email: row.sales_rep_email, phone: row.sales_rep_phone },
          },
  };
}
