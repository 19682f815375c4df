// The part of Braintree's published schema that the shop uses, for the test double. Names, types and required fields are Braintree's own
// (https://developer.paypal.com/braintree/graphql/reference and https://github.com/braintree/graphql-api, read in November 2026).
/* oxlint-disable max-lines -- one GraphQL document, in the order of Braintree's own reference */
import { buildSchema } from 'graphql';

export const BRAINTREE_SCHEMA = buildSchema(`
scalar Amount
scalar Timestamp
scalar URL
scalar Language
scalar CountryCode
scalar EmailAddress
enum CurrencyCodeAlpha { USD CAD EUR }
enum LegacyIdType { CUSTOMER DISPUTE MERCHANT_ACCOUNT PAYMENT_METHOD REFUND TRANSACTION VERIFICATION }
enum PaymentStatus {
  AUTHORIZATION_EXPIRED AUTHORIZED AUTHORIZING FAILED GATEWAY_REJECTED PROCESSOR_DECLINED SETTLED SETTLEMENT_CONFIRMED
  SETTLEMENT_DECLINED SETTLEMENT_PENDING SETTLING SUBMITTED_FOR_SETTLEMENT VOIDED
}
enum GatewayRejectionReason {
  APPLICATION_INCOMPLETE AVS AVS_AND_CVV CVV DUPLICATE EXCESSIVE_RETRY FRAUD MANUAL_TRANSACTIONS_DISABLED PAYMENT_METHOD_BLOCKED
  RISK_THRESHOLD THREE_D_SECURE TOKEN_ISSUANCE TOO_MANY_CONFIRMATION_ATTEMPTS UNION_PAY_ENROLLMENT_REQUIRED
}

interface Node { id: ID! }
interface PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp amount: MonetaryAmount terminal: Boolean }
type MonetaryAmount { value: Amount currencyCode: CurrencyCodeAlpha currencyIsoCode: CurrencyCodeAlpha }
type TransactionAuthorizationProcessorResponse { legacyCode: String message: String authorizationId: String }
type AuthorizedEvent implements PaymentStatusEvent {
  status: PaymentStatus timestamp: Timestamp amount: MonetaryAmount terminal: Boolean
  processorResponse: TransactionAuthorizationProcessorResponse authorizationExpiresAt: Timestamp
}
type ProcessorDeclinedEvent implements PaymentStatusEvent {
  status: PaymentStatus timestamp: Timestamp amount: MonetaryAmount terminal: Boolean
  processorResponse: TransactionAuthorizationProcessorResponse
}
type GatewayRejectedEvent implements PaymentStatusEvent {
  status: PaymentStatus timestamp: Timestamp amount: MonetaryAmount terminal: Boolean
  gatewayRejectionReason: GatewayRejectionReason processorResponse: TransactionAuthorizationProcessorResponse
}
type FailedEvent implements PaymentStatusEvent {
  status: PaymentStatus timestamp: Timestamp amount: MonetaryAmount terminal: Boolean
  processorResponse: TransactionAuthorizationProcessorResponse
}
type VoidedEvent implements PaymentStatusEvent { status: PaymentStatus timestamp: Timestamp amount: MonetaryAmount terminal: Boolean }
type SubmittedForSettlementEvent implements PaymentStatusEvent {
  status: PaymentStatus timestamp: Timestamp amount: MonetaryAmount terminal: Boolean userName: String
}
type ChildCapture { parentAuthorization: Transaction }
type ParentAuthorization { childCaptures: [Transaction!] totalAmountAuthorized: MonetaryAmount }
union PartialCaptureDetails = ChildCapture | ParentAuthorization
union TransactionReversal = Refund | Transaction
type Refund implements Node {
  id: ID! legacyId: ID! createdAt: Timestamp amount: MonetaryAmount orderId: String status: PaymentStatus refundedTransaction: Transaction
}
type Transaction implements Node {
  id: ID! legacyId: ID! createdAt: Timestamp amount: MonetaryAmount merchantAccountId: ID orderId: String status: PaymentStatus
  statusHistory: [PaymentStatusEvent!] refunds: [Refund!] partialCaptureDetails: PartialCaptureDetails paymentMethod: PaymentMethod
}
type Address {
  company: String fullName: String addressLine1: String addressLine2: String adminArea2: String adminArea1: String postalCode: String
  countryCode: CountryCode
}
type CreditCardDetails { last4: String bin: String billingAddress: Address }
type PayPalAccountDetails {
  billingAddress: Address shippingAddress: Address email: String phone: String payerId: String firstName: String lastName: String
}
union PaymentMethodDetails = CreditCardDetails | PayPalAccountDetails
enum PaymentMethodUsage { MULTI_USE SINGLE_USE }
type PaymentMethod implements Node { id: ID! legacyId: ID! usage: PaymentMethodUsage details: PaymentMethodDetails }
type TransactionConnectionEdge { cursor: String node: Transaction }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
type TransactionConnection { edges: [TransactionConnectionEdge] pageInfo: PageInfo! }
type TransactionPayload { clientMutationId: String transaction: Transaction }
type PartialCaptureTransactionPayload { clientMutationId: String capture: Transaction }
type ReverseTransactionPayload { clientMutationId: String reversal: TransactionReversal }
type RefundTransactionPayload { clientMutationId: String refund: Refund }
type VaultPaymentMethodPayload { clientMutationId: String paymentMethod: PaymentMethod }
type TokenizeCreditCardPayload { clientMutationId: String paymentMethod: PaymentMethod }
type PayPalTransactionPayload { clientMutationId: String transaction: Transaction billingAgreementWithPurchasePaymentMethod: PaymentMethod }
type CreatePayPalOneTimePaymentPayload { clientMutationId: String approvalUrl: URL paymentId: String launchPayPalApp: Boolean }
type TokenizePayPalOneTimePaymentPayload { clientMutationId: String paymentMethod: PaymentMethod }

enum PayPalIntent { AUTHORIZE ORDER SALE }
enum PayPalUserAction { COMMIT CONTINUE }
enum PayPalLandingPageType { BILLING DEFAULT LOGIN }
enum PayPalShippingPreference { BUYER_SELECTS_ADDRESS MERCHANT_PROVIDED_ADDRESS_LOCKED NO_SHIPPING_ADDRESS }
input MonetaryAmountInput { value: Amount! currencyCode: CurrencyCodeAlpha! }
input PayPalExperienceProfileInput {
  brandName: String landingPageType: PayPalLandingPageType locale: Language userAction: PayPalUserAction
  shippingPreference: PayPalShippingPreference
}
input CreatePayPalOneTimePaymentInput {
  clientMutationId: String merchantAccountId: ID amount: MonetaryAmountInput! cancelUrl: URL! intent: PayPalIntent! offerPayLater: Boolean
  offerPayPalCredit: Boolean payerEmail: EmailAddress paypalRiskCorrelationId: ID paypalExperienceProfile: PayPalExperienceProfileInput
  requestBillingAgreement: Boolean billingAgreementDescription: String returnUrl: URL!
}
input PayPalOneTimePaymentInput { payerId: ID! paymentId: ID! }
input TokenizePayPalOneTimePaymentInput {
  clientMutationId: String merchantAccountId: ID paypalOneTimePayment: PayPalOneTimePaymentInput!
}
input AuthorizePayPalAccountOptionsInput { customField: String description: String }
input AuthorizePayPalAccountInput {
  clientMutationId: String paymentMethodId: ID! options: AuthorizePayPalAccountOptionsInput transaction: TransactionInput!
}


enum PaymentInitiator {
  ESTIMATED ESTIMATED_MOTO INSTALLMENT INSTALLMENT_FIRST MOTO RECURRING RECURRING_FIRST UNSCHEDULED
}
input TransactionInput {
  amount: Amount! merchantAccountId: ID orderId: String customerId: ID purchaseOrderNumber: String channel: String
  paymentInitiator: PaymentInitiator
}
input AuthorizeCreditCardInput { clientMutationId: String apiRequestKey: String paymentMethodId: ID! transaction: TransactionInput! }
input CaptureTransactionOptionsInput { amount: Amount orderId: String purchaseOrderNumber: String }
input CaptureTransactionInput {
  clientMutationId: String apiRequestKey: String transactionId: ID! amount: Amount transaction: CaptureTransactionOptionsInput
}
input PartialCaptureTransactionOptionsInput { amount: Amount! finalCapture: Boolean orderId: String purchaseOrderNumber: String }
input PartialCaptureTransactionInput {
  clientMutationId: String apiRequestKey: String transactionId: ID! transaction: PartialCaptureTransactionOptionsInput
}
input ReverseTransactionInput { clientMutationId: String transactionId: ID! }
input RefundInput { amount: Amount orderId: String merchantAccountId: ID description: String surchargeAmount: String }
input RefundTransactionInput { clientMutationId: String apiRequestKey: String transactionId: ID! refund: RefundInput }
input VaultPaymentMethodInput { clientMutationId: String paymentMethodId: ID! customerId: ID makeDefault: Boolean }
input CreditCardInput { number: String expirationYear: String expirationMonth: String cvv: String cardholderName: String }
input TokenizeCreditCardOptionsInput { validate: Boolean }
input TokenizeCreditCardInput { clientMutationId: String creditCard: CreditCardInput! options: TokenizeCreditCardOptionsInput }
input SearchValueInput { is: String in: [String!] }
input SearchTextInput { is: String isNot: String startsWith: String endsWith: String contains: String }
input SearchTimestampInput { greaterThanOrEqualTo: Timestamp lessThanOrEqualTo: Timestamp }
input SearchPaymentMerchantAccountIdInput { is: String in: [String!] isNot: String startsWith: String endsWith: String contains: String }
input TransactionSearchInput {
  id: SearchValueInput createdAt: SearchTimestampInput orderId: SearchTextInput merchantAccountId: SearchPaymentMerchantAccountIdInput
}
input LegacyIdElementsInput { legacyId: ID! type: LegacyIdType! }
input IdsFromLegacyIdsInput { ids: [LegacyIdElementsInput!]! }

type Search { transactions(input: TransactionSearchInput!, first: Int, after: String): TransactionConnection }
type Query {
  ping: String!
  node(id: ID!): Node
  idsFromLegacyIds(input: IdsFromLegacyIdsInput!): [ID]!
  search: Search
}
type Mutation {
  authorizeCreditCard(input: AuthorizeCreditCardInput!): TransactionPayload
  captureTransaction(input: CaptureTransactionInput!): TransactionPayload
  partialCaptureTransaction(input: PartialCaptureTransactionInput!): PartialCaptureTransactionPayload
  reverseTransaction(input: ReverseTransactionInput!): ReverseTransactionPayload
  refundTransaction(input: RefundTransactionInput!): RefundTransactionPayload
  vaultPaymentMethod(input: VaultPaymentMethodInput!): VaultPaymentMethodPayload
  tokenizeCreditCard(input: TokenizeCreditCardInput!): TokenizeCreditCardPayload
  createPayPalOneTimePayment(input: CreatePayPalOneTimePaymentInput!): CreatePayPalOneTimePaymentPayload
  tokenizePayPalOneTimePayment(input: TokenizePayPalOneTimePaymentInput!): TokenizePayPalOneTimePaymentPayload
  authorizePayPalAccount(input: AuthorizePayPalAccountInput!): PayPalTransactionPayload
}
`);
