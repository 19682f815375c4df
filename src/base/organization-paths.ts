// Addresses of what an organization keeps in its account: people, locations, messages, budgets, purchase orders.
import type {
  ApprovalsQuery,
  BudgetsQuery,
  CustomMessagesQuery,
  LocationsQuery,
  PeopleQuery,
  PurchaseDocumentsQuery,
  PurchaseOrdersQuery,
  ReportFileQuery,
  ReportQuery,
  SerialNumbersQuery,
  TaxExemptionsQuery,
} from './organization-queries.ts';
import { search } from './path-queries.ts';

/** The purchase orders of an organization. */
function purchaseOrderPaths(at: (path: string) => string) {
  return {
    /** `saved`, `closed`: the one just saved or closed. */
    purchaseOrders: (query: PurchaseOrdersQuery = {}) => at('/account/purchase-orders') + search({ ...query }),
    purchaseOrder: (poId: string, query: { readonly page?: string } = {}) =>
      at(`/account/purchase-orders/${encodeURIComponent(poId)}`) + search(query),
    newPurchaseOrder: () => at('/account/purchase-orders/new'),
    editPurchaseOrder: (poId: string) => at(`/account/purchase-orders/${encodeURIComponent(poId)}/edit`),
    purchaseOrderRules: () => at('/account/purchase-orders/rules'),
    importPurchaseOrders: () => at('/account/purchase-orders/import'),
    purchaseOrdersFile: () => at('/account/purchase-orders.csv'),
    purchaseOrderHistoryFile: (poId: string) => at(`/account/purchase-orders/${poId}/history.csv`),
  };
}

/** What an organization agreed with the shop. */
function contractPaths(at: (path: string) => string) {
  return {
    /** The contracts of the organization; `search`: an item in them, `saved`: the policy was saved just now. */
    contracts: (query: { readonly search?: string; readonly saved?: string } = {}) => at('/account/contracts') + search(query),
    contractPricesFile: () => at('/account/contracts.csv'),
  };
}

/** What was exchanged with purchasing systems. */
function purchaseDocumentPaths(at: (path: string) => string) {
  return {
    purchaseDocuments: (query: PurchaseDocumentsQuery = {}) => at('/account/purchase-documents') + search({ ...query }),
    /** `resent`: it was just sent again. */
    purchaseDocument: (documentId: string, query: { readonly resent?: string } = {}) =>
      at(`/account/purchase-documents/${encodeURIComponent(documentId)}`) + search(query),
    purchaseDocumentSettings: (connectionId: string) => at(`/account/purchase-documents/settings/${encodeURIComponent(connectionId)}`),
  };
}

/** Budgets of organizations. */
function budgetPaths(at: (path: string) => string) {
  return {
    /** The organization's budgets; `saved`, `retired`: the one just saved or retired (APP-10: below /budget). */
    budgets: (query: BudgetsQuery = {}) => at('/budget') + search({ ...query }),
    /** One budget, or `new`. */
    budget: (centerId: string, query: { readonly page?: string; readonly saved?: string; readonly answered?: string } = {}) =>
      at(`/budget/${encodeURIComponent(centerId)}`) + search(query),
    editBudget: (centerId: string) => at(`/budget/${encodeURIComponent(centerId)}/edit`),
    moveToBudget: (centerId: string) => at(`/budget/${encodeURIComponent(centerId)}/move`),
    /** Asks the owner of a budget for more; `amount`: dollars that are missing. */
    askForBudget: (center: string, amount = '') => at('/budget/ask') + search({ center, amount }),
    importBudgets: () => at('/budget/import'),
    budgetsFile: () => at('/budget.csv'),
    budgetHistoryFile: (centerId: string) => at(`/budget/${encodeURIComponent(centerId)}/history.csv`),
  };
}

/** Orders that wait for approval, and an organization's rules about which do. */
function approvalPaths(at: (path: string) => string) {
  return {
    /** Orders that wait for approval; empty filters include all. */
    approvals: (query: ApprovalsQuery = {}) => at('/account/approvals') + search({ ...query }),
    /** One of them. `sent`: the buyer has just sent it. */
    approval: (orderNumber: string, query: { readonly sent?: string } = {}) =>
      at(`/account/approvals/${encodeURIComponent(orderNumber)}`) + search(query),
    /** Approval rules. `saved`, `deleted`: the rule just saved or deleted. */
    approvalRules: (query: { readonly saved?: string; readonly deleted?: string } = {}) => at('/account/approval-rules') + search(query),
    /** One rule, or `new`; `start: 'amount'` begins with the usual first rule. */
    approvalRule: (ruleId: string, query: { readonly start?: string } = {}) =>
      at(`/account/approval-rules/${encodeURIComponent(ruleId)}`) + search(query),
    approvalSettings: () => at('/account/approval-rules/settings'),
    approvalChanges: (page = 1) => at('/account/approval-rules/changes') + search({ page: page === 1 ? undefined : String(page) }),
  };
}

/** Tax exemption certificates of an organization. */
function taxExemptionPaths(at: (path: string) => string) {
  return {
    /** `submitted`, `withdrawn`: the one just submitted or withdrawn. */
    taxExemptions: (query: TaxExemptionsQuery = {}) => at('/account/tax-exemptions') + search({ ...query }),
    taxExemption: (exemptionId: string) => at(`/account/tax-exemptions/${encodeURIComponent(exemptionId)}`),
    /** `replaces`: the certificate that the new one takes the place of. */
    newTaxExemption: (query: { readonly replaces?: string } = {}) => at('/account/tax-exemptions/new') + search(query),
    taxExemptionDocument: (exemptionId: string) => at(`/account/tax-exemptions/${exemptionId}/document`),
  };
}

/** The devices of an organization, by serial number. */
function serialNumberPaths(at: (path: string) => string) {
  return {
    serialNumbers: (query: SerialNumbersQuery = {}) => at('/account/serial-numbers') + search({ ...query }),
    serialNumbersFile: (query: SerialNumbersQuery = {}) => at('/account/serial-numbers.csv') + search({ ...query }),
  };
}

/** Reports on what an organization orders. */
function reportPaths(at: (path: string) => string) {
  return {
    /** Reports of the organization: what it spent over time. */
    reports: (query: ReportQuery = {}) => at('/account/reports') + search({ ...query }),
    /** The report of one question. */
    report: (question: string, query: ReportQuery = {}) => at(`/account/reports/${encodeURIComponent(question)}`) + search({ ...query }),
    reportFile: (question: string, query: ReportFileQuery) =>
      at(`/account/reports/${encodeURIComponent(question)}/file`) + search({ ...query }),
    /** Reports that are mailed on a schedule; with a report's query, a form to add one. `told`: what was just done. */
    reportMails: (query: ReportQuery & { readonly add?: string; readonly told?: string } = {}) =>
      at('/account/reports/mails') + search({ ...query }),
  };
}

/** Everything of an organization. */
export function organizationPaths(at: (path: string) => string) {
  return {
    people: (query: PeopleQuery = {}) => at('/account/people') + search({ ...query }),
    /** One person of the organization; `ask`: the question before the administration is handed to them. */
    person: (profileId: string, ask?: 'handOver') => at(`/account/people/${encodeURIComponent(profileId)}`) + search({ ask }),
    /** Who asks to join the organization. */
    joinRequests: () => at('/account/people/requests'),
    /** Asking to join an organization, and what became of it. */
    joinRequest: () => at('/account/join'),
    /** The people as a table, with the filters of the page. */
    peopleFile: () => at('/account/people.csv'),
    invitePeople: () => at('/account/people/invite'),
    peopleHistory: (page = 1) => at('/account/people/history') + search({ page: page === 1 ? undefined : String(page) }),
    groups: () => at('/account/groups'),
    organization: () => at('/account/organization'),
    /** Connections with purchasing systems; one of them, or `new`. */
    procurement: (connectionId = '') => at(`/account/procurement/${connectionId}`.replace(/\/$/, '')),
    /** Pages of a visit that a purchasing system has opened: `punchoutPaths` of `#buying/punchout/rules` knows them. */
    punchout: (page: string) => at(`/punchout/${page}`),
    /** The ship-to locations of the organization. `saved`, `retired`: the one just saved or retired. */
    locations: (query: LocationsQuery = {}) => at('/account/locations') + search({ ...query }),
    /** One location, or `new`. */
    location: (locationId: string) => at(`/account/locations/${encodeURIComponent(locationId)}`),
    importLocations: () => at('/account/locations/import'),
    locationsFile: () => at('/account/locations.csv'),
    /** What the organization tells its people. `saved`, `removed`, `restored`: what was just done to one. */
    customMessages: (query: CustomMessagesQuery = {}) => at('/account/messages') + search({ ...query }),
    /** One message, or `new`. */
    customMessage: (messageId: string) => at(`/account/messages/${encodeURIComponent(messageId)}`),
    /** Where a message is put away by who has read it. */
    messageAway: () => at('/account/message-away'),
    ...approvalPaths(at),
    ...contractPaths(at),
    ...budgetPaths(at),
    ...reportPaths(at),
    ...purchaseOrderPaths(at),
    ...taxExemptionPaths(at),
    ...serialNumberPaths(at),
    ...purchaseDocumentPaths(at),
  };
}
