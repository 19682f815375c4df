// Queries of an organization's pages.

/** Query of the list of an organization's people. */
export interface PeopleQuery {
  readonly search?: string | undefined;
  readonly state?: string | undefined;
  readonly group?: string | undefined;
  readonly page?: string | undefined;
  /** The address that was invited just now. */
  readonly invited?: string | undefined;
}

/** Query of the list of an organization's locations. */
export interface LocationsQuery {
  readonly search?: string | undefined;
  readonly state?: string | undefined;
  readonly page?: string | undefined;
  readonly saved?: string | undefined;
  readonly retired?: string | undefined;
  readonly restored?: string | undefined;
}

export interface CustomMessagesQuery {
  readonly state?: string | undefined;
  readonly page?: string | undefined;
  readonly saved?: string | undefined;
  readonly removed?: string | undefined;
  readonly restored?: string | undefined;
}

/** Query of the list of an organization's purchase orders. */
export interface PurchaseOrdersQuery {
  readonly search?: string | undefined;
  readonly show?: string | undefined;
  readonly page?: string | undefined;
  /** A number; of rules, `rules`. */
  readonly saved?: string | undefined;
  readonly closed?: string | undefined;
}

/** Query of the list of what was exchanged with purchasing systems. */
export interface PurchaseDocumentsQuery {
  readonly search?: string | undefined;
  readonly show?: string | undefined;
  /** The id of a connection. */
  readonly connection?: string | undefined;
  readonly page?: string | undefined;
  /** Settings were just saved. */
  readonly saved?: string | undefined;
}

/** Query of the list of an organization's budgets. */
export interface BudgetsQuery {
  readonly search?: string | undefined;
  readonly state?: string | undefined;
  readonly page?: string | undefined;
  readonly saved?: string | undefined;
  readonly retired?: string | undefined;
}

/** Query of a report: days, what it is compared with, and what it is limited to. */
export interface ReportQuery {
  readonly period?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly against?: string | undefined;
  readonly center?: string | undefined;
  readonly person?: string | undefined;
  readonly group?: string | undefined;
  readonly location?: string | undefined;
  readonly page?: string | undefined;
}

/** A download of a report: its table, or the lines beneath it. */
export interface ReportFileQuery extends ReportQuery {
  readonly of?: 'lines' | undefined;
  readonly format: 'csv' | 'xlsx';
}

/** The queue of approvals. */
export interface ApprovalsQuery {
  readonly scope?: string | undefined;
  readonly page?: string | undefined;
  readonly buyer?: string | undefined;
  readonly over?: string | undefined;
  readonly days?: string | undefined;
  readonly reason?: string | undefined;
}

/** Query of the list of an organization's tax exemption certificates. */
export interface TaxExemptionsQuery {
  readonly page?: string | undefined;
  readonly submitted?: string | undefined;
  readonly withdrawn?: string | undefined;
}

/** Query of the devices of an organization. */
export interface SerialNumbersQuery {
  /** Parted by blanks. */
  readonly serials?: string | undefined;
  readonly item?: string | undefined;
  readonly person?: string | undefined;
  readonly location?: string | undefined;
  readonly page?: string | undefined;
}
