// Loads the columns at the end of the overview. Each has its own call, so a service that is down, or a call that the person may not make, leaves out one column (ERR-4).
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { listsContract } from '#buying/lists/contract';
import type { reportsContract } from '#buying/reports/contract';
import type { savedCardsContract } from '#buying/saved-cards/contract';
import type { addressesContract } from '#people/addresses/contract';
import type { joinRequestsContract } from '#people/join-requests/contract';
import type { organizationsContract } from '#people/organizations/contract';
import type { securityContract } from '#people/security/contract';
import { attempt, type WithContext } from '#ui/page/page-visit';

const SHOWN_LISTS = 3;
/** This month, beside nothing. */
const SPEND = { params: { question: 'center' }, query: { against: 'nothing' } } as const;

/** The latest lists, the default address and card, the preferred store, how the shopper signs in, an organization's people, and what became of asking to join one; this month's spend. */
export async function loadOverview(
  args: WithContext,
  { managesPeople, readsReports, isAlone }: Record<'managesPeople' | 'readsReports' | 'isAlone', boolean>,
) {
  const [lists, book, cards, security, organization, joining, spend] = await Promise.all([
    attempt<typeof listsContract>(args)('GET /cc/api/lists', { query: { sortBy: 'modified', size: `${SHOWN_LISTS}` } }).then(orNull),
    attempt<typeof addressesContract>(args)('GET /gus/api/usr/c/addresses', {}).then(orNull),
    attempt<typeof savedCardsContract>(args)('GET /gus/api/usr/c/payments', {}).then(orNull),
    attempt<typeof securityContract>(args)('GET /api/account/security', {}).then(orNull),
    managesPeople ? attempt<typeof organizationsContract>(args)('GET /api/organization/people', { query: {} }).then(orNull) : null,
    isAlone ? attempt<typeof joinRequestsContract>(args)('GET /api/join-request', {}).then(orNull) : null,
    readsReports ? attempt<typeof reportsContract>(args)('GET /api/organization/reports/:question', SPEND).then(orNull) : null,
  ]);
  const card = cards?.payments.find(({ defaultPayment }) => defaultPayment);
  return {
    lists: lists && {
      all: lists.showCount,
      latest: lists.shoppingLists.map(({ listId, name, itemCount }) => ({ listId, name, itemCount })),
    },
    address: book && { shipTo: book.addresses.find(({ defaultShipping }) => defaultShipping) ?? null, storeCity: book.store?.city ?? '' },
    cards: cards && { ofDefault: card === undefined ? null : { brand: card.brand, lastFour: card.lastFourDigit } },
    security: security && {
      passkeys: security.passkeys.length,
      twoStep: security.twoStep.offered ? security.twoStep.isOn : null,
      places: security.places.length,
    },
    joining,
    spend: spend && { ...spend.total, currency: spend.currency },
    people: organization && {
      counts: organization.counts,
      asking: organization.asking,
      expired: organization.invitations.filter(({ isExpired }) => isExpired).map(({ email }) => email),
    },
  };
}
export type Overview = Awaited<ReturnType<typeof loadOverview>>;

const orNull = <T>(reply: T | Refusal): T | null => (isRefusal(reply) ? null : reply);
