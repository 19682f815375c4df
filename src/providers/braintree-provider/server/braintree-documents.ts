// All GraphQL documents sent to Braintree. Tests validate them against the published schema.

const PAID = `
fragment Money on MonetaryAmount { value currencyCode }
fragment GivenBack on Refund { id orderId status amount { ...Money } }
fragment Taken on Transaction { id orderId status amount { ...Money } refunds { ...GivenBack } }
fragment Paid on Transaction {
  ...Taken
  createdAt
  merchantAccountId
  statusHistory {
    __typename
    status
    amount { ...Money }
    ... on ProcessorDeclinedEvent { processorResponse { legacyCode } }
    ... on GatewayRejectedEvent { gatewayRejectionReason }
  }
  partialCaptureDetails {
    __typename
    ... on ParentAuthorization { childCaptures { ...Taken } totalAmountAuthorized { ...Money } }
    ... on ChildCapture { parentAuthorization { id } }
  }
}`;

export const AUTHORISE_CARD = `
mutation AuthoriseCard($input: AuthorizeCreditCardInput!) {
  charged: authorizeCreditCard(input: $input) { transaction { ...Paid } }
}${PAID}`;

export const AUTHORISE_PAYPAL = `
mutation AuthorisePaypal($input: AuthorizePayPalAccountInput!) {
  charged: authorizePayPalAccount(input: $input) { transaction { ...Paid } }
}${PAID}`;

/** The page where a shopper approves at PayPal. */
export const BEGIN_PAYPAL = `
mutation BeginPaypal($input: CreatePayPalOneTimePaymentInput!) {
  createPayPalOneTimePayment(input: $input) { approvalUrl paymentId }
}`;

/** The payment method that the shopper approved there, and the payer. */
export const TOKENISE_PAYPAL = `
mutation TokenisePaypal($input: TokenizePayPalOneTimePaymentInput!) {
  tokenizePayPalOneTimePayment(input: $input) {
    paymentMethod {
      id
      details {
        __typename
        ... on PayPalAccountDetails {
          payerId
          email
          firstName
          lastName
          billingAddress { company fullName addressLine1 addressLine2 adminArea2 adminArea1 postalCode countryCode }
        }
      }
    }
  }
}`;

/** A transaction by Braintree's id. */
export const READ = `
query Read($id: ID!) {
  node(id: $id) { __typename ...Paid }
}${PAID}`;

/** The payment method of a transaction, if it is a lasting one. */
export const MEANS = `
query Means($id: ID!) {
  node(id: $id) {
    __typename
    ... on Transaction { paymentMethod { id usage } }
  }
}`;

/** Transactions by the shop's id, or since a moment. */
export const SEARCH = `
query Search($input: TransactionSearchInput!, $first: Int, $after: String) {
  search {
    transactions(input: $input, first: $first, after: $after) {
      edges { node { ...Paid } }
      pageInfo { hasNextPage endCursor }
    }
  }
}${PAID}`;

/** Voids an authorisation of which nothing was captured. */
export const REVERSE = `
mutation Reverse($input: ReverseTransactionInput!) {
  reverseTransaction(input: $input) { reversal { __typename } }
}`;

export const CAPTURE_WHOLE = `
mutation CaptureWhole($input: CaptureTransactionInput!) {
  captureTransaction(input: $input) { transaction { id } }
}`;

export const CAPTURE_PART = `
mutation CapturePart($input: PartialCaptureTransactionInput!) {
  partialCaptureTransaction(input: $input) { capture { id } }
}`;

export const REFUND = `
mutation GiveBack($input: RefundTransactionInput!) {
  refundTransaction(input: $input) { refund { id } }
}`;

export const KEEP = `
mutation Keep($input: VaultPaymentMethodInput!) {
  vaultPaymentMethod(input: $input) { paymentMethod { id } }
}`;

/** Braintree's global id for a legacy id, which webhooks use. */
export const NAMES = `
query Names($input: IdsFromLegacyIdsInput!) {
  idsFromLegacyIds(input: $input)
}`;
