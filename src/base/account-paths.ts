// Addresses of the account area: signing in, the account's own pages, orders and their documents.
import { organizationPaths } from './organization-paths.ts';
import { search, type LoginQuery, type OrdersQuery, type RestockQuery } from './path-queries.ts';

/** Single sign-on of organizations. */
function signOnPaths(at: (path: string) => string) {
  return {
    /** Where a shopper says which organization they sign in with. */
    signOn: (query: { readonly target?: string } = {}) => at('/office/supplies/sign-on') + search(query),
    /** An organization's own sign-on; `from: 'password'` when its people were about to type one. */
    signOnWith: (linkName: string, query: { readonly target?: string | undefined; readonly from?: string } = {}) =>
      at(`/office/supplies/sign-on/${encodeURIComponent(linkName)}`) + search(query),
    /** Leads on to the organization's provider. */
    signOnStart: (linkName: string, query: { readonly target?: string } = {}) =>
      at(`/office/supplies/sign-on/${encodeURIComponent(linkName)}/start`) + search(query),
    /** Where the provider sends people back. */
    signOnReturn: (linkName: string) => at(`/office/supplies/sign-on/${encodeURIComponent(linkName)}/return`),
    /** For a SAML provider: where it posts answers to, and what the shop publishes about itself there. */
    signOnAnswer: (linkName: string) => at(`/office/supplies/sign-on/${encodeURIComponent(linkName)}/acs`),
    signOnMetadata: (linkName: string) => at(`/office/supplies/sign-on/${encodeURIComponent(linkName)}/metadata.xml`),
    /** For a SAML provider: where it says that somebody signs out, or answers that they did (single logout). */
    signOnLogout: (linkName: string) => at(`/office/supplies/sign-on/${encodeURIComponent(linkName)}/slo`),
    /** What became of signing out: on the way to the provider (`leave`), or back from it. */
    signOnSignedOut: (linkName: string, query: { readonly leave?: string; readonly state?: string } = {}) =>
      at(`/office/supplies/sign-on/${encodeURIComponent(linkName)}/signed-out`) + search(query),
    signOnSettings: (query: { readonly protocol?: string } = {}) => at('/account/sign-on') + search(query),
    /** Leads to the provider for a test of the connection. */
    signOnTest: () => at('/account/sign-on/test'),
  };
}

/** Signing in, and the account's own pages. */
export function accountPaths(at: (path: string) => string) {
  return {
    login: (query: LoginQuery = {}) => at('/office/supplies/login') + search({ ...query }),
    createAccount: (query: { readonly jump?: string; readonly target?: string } = {}) =>
      at('/office/supplies/create-account') + search(query),
    becomeCustomer: (query: { readonly jump?: string; readonly target?: string } = {}) =>
      at('/office/supplies/become-customer') + search(query),
    /** Target of the mailed link that opens the account. */
    openAccount: (token: string) => at('/office/supplies/open-account') + search({ token }),
    forgottenPassword: () => at('/office/supplies/forgotten-password'),
    newPassword: (token: string) => at('/office/supplies/new-password') + search({ token }),
    /** Target of the mailed invitation to an organization. */
    joinOrganization: (token: string) => at('/office/supplies/join') + search({ token }),
    confirmEmail: (token: string) => at('/account/confirm-email') + search({ token }),
    /** Passkeys, the second step, and where the account is signed in (`passkey`: the one just added, or what was done to one). */
    accountSecurity: (query: { readonly passkey?: string } = {}) => at('/account/security') + search(query),
    /** One passkey, or `new`. */
    passkey: (passkeyId: string) => at(`/account/security/passkeys/${encodeURIComponent(passkeyId)}`),
    twoStep: () => at('/account/security/two-step'),
    /** The code after the password. */
    secondStep: (query: { readonly jump?: string; readonly target?: string } = {}) => at('/office/supplies/second-step') + search(query),
    ...signOnPaths(at),
    /** A service of another company; opening it hands the person over. */
    service: (name: string) => at(`/account/services/${name}`),
    /** Where partners' sites send people, with a token. */
    handedOver: (token: string) => at('/tpv') + search({ token }),
    /** What stands in for a service in the demonstration. */
    standInService: (name: string) => at(`/service/${name}`),
    accountDetails: () => at('/account/details'),
    /** Mails, display, store, buy now. `saved`: what was just saved. */
    preferences: (query: { readonly saved?: string } = {}) => at('/account/preferences') + search(query),
    privacyAndData: () => at('/account/privacy'),
    /** Where a representative finds the shopper to act for. */
    actFor: () => at('/account/act-for'),
    /** Who acted for the shopper, and what they did. */
    actingRecord: () => at('/account/representatives'),
    accountDeleted: () => at('/account/deleted'),
    /** The download of everything the shop knows about the person. */
    personalData: () => at('/account/personal-data.zip'),
    ...organizationPaths(at),
    /** The address book, with one address open for editing (`address`, or `new`); or the one just saved or removed. */
    addresses: (query: { readonly address?: string; readonly saved?: string; readonly removed?: string } = {}) =>
      at('/account/addresses') + search(query),
    /** The stored cards, with one open for editing (`card`, or `new`); or the one just saved or removed. */
    savedCards: (query: { readonly card?: string; readonly saved?: string; readonly removed?: string } = {}) =>
      at('/account/payment-methods') + search(query),
    /**
     * What comes by itself; one of it, `new` (`items`: `246810:2,310877:1`), `organization`, or `delivery` (`on`: the day whose delivery is changed). `told`,
     * `change`: what was just done.
     */
    restock: (query: RestockQuery = {}, id = '') => at(`/account/restock${id && `/${id}`}`) + search(query),
    /** `handedOver`: the person has just handed the administration of their organization to somebody else. */
    account: (tenant: 'consumer' | 'business', query: { readonly handedOver?: string } = {}) =>
      at(tenant === 'business' ? '/gus/sba/profileinfo' : '/gus/sdc/profileinfo') + search(query),
    /** `of`: whose orders are counted; `list`: only what is on that list. */
    buyAgain: (query: { readonly of?: 'organization'; readonly list?: string } = {}) => at('/account/buy-again') + search(query),
    /** Rewards and membership. `told`: what was just done. `offer`: the code of what is opened on it. `claim`: the receipt that was withdrawn. */
    rewards: (query: { readonly told?: string; readonly offer?: string; readonly claim?: string } = {}) =>
      at('/account/rewards') + search(query),
    /** Memberships for somebody else: to buy one, and those that were given. One of them, by its order. `told`: what was just done. */
    membershipGifts: (query: { readonly told?: string } = {}) => at('/account/rewards/gifts') + search(query),
    givenMembership: (orderNumber: string) => at(`/account/rewards/gifts/${encodeURIComponent(orderNumber)}`),
    /** Target of the mailed link of a gift. */
    membershipGift: (token: string) => at('/membership-gift') + search({ token }),
  };
}

/** Orders and their documents. */
export function orderPaths(at: (path: string) => string) {
  return {
    /** Empty filters include all orders. */
    orders: (page = 1, { scope = '', search: words = '', status = '', period = '' }: OrdersQuery = {}) =>
      at('/account/orders') +
      search({
        scope: scope || undefined,
        search: words || undefined,
        status: status || undefined,
        period: period || undefined,
        page: page === 1 ? undefined : String(page),
      }),
    order: (orderNumber: string) => at(`/account/orders/${encodeURIComponent(orderNumber)}`),
    /** The label of a return, found by its key alone, so that it opens from a mail. */
    returnLabel: (key: string) => at(`/return-label/${encodeURIComponent(key)}.pdf`),
    /** Documents of an order, found by the order's key alone, so that they open from a mail. */
    invoice: (key: string, shipmentNo: number) => at(`/order-documents/${encodeURIComponent(key)}/invoice-${shipmentNo}.pdf`),
    creditNote: (key: string, returnNo: number) => at(`/order-documents/${encodeURIComponent(key)}/credit-${returnNo}.pdf`),
    /** `order` prefills the form: from a mail, the shopper types only the e-mail. */
    orderLookup: (query: { readonly order?: string } = {}) => at('/order-lookup') + search(query),
  };
}
