// A ship-to location of an organization, as an address names it (USR-9).

export interface ShipToLocation {
  readonly id: string;
  /** The organization's own number of the place; '' for none. */
  readonly code: string;
  readonly name: string;
  /** Notes for the driver. */
  readonly notes: string;
}
