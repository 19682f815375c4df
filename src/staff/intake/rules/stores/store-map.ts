// A map file for stores: the source of each field of a foreign list of stores.
import type { StoreRecord } from '#goods/catalog/rules';
import type { Source } from '../import-map.ts';

/** Field → pattern (ignoring case); all have to match. `a.b` is a nested field. */
type Where = Readonly<Record<string, string>>;

export interface StoreMap {
  readonly name: string;
  /** Distinguishes it from a map of products. */
  readonly into: 'stores';
  readonly country: 'US' | 'CA';
  /** The list's name among the shop's stores; an import changes only the stores of its own list. */
  readonly source: string;
  /** Added to the list's own numbers, so that they get a range of their own; default 0. */
  readonly addToNumber?: number;
  readonly fields: {
    /** Up to four digits, including the added number. */
    readonly storeNumber: Source;
    readonly name: Source;
    /** Fields of the street address, joined by commas. */
    readonly address: readonly string[];
    readonly city: Source;
    readonly state: Source;
    /** A ZIP code may lack its leading zeros and may have the four-digit extension. */
    readonly zipcode: Source;
    readonly phone?: Source;
    readonly latitude: Source;
    readonly longitude: Source;
    /** Opening hours such as "Mon: 10-9:30; Tue: 10-9; …", on a twelve-hour clock without am and pm. */
    readonly hours: Source;
    /** A list of texts. */
    readonly services?: string;
  };
  /** The shop's services by patterns of the list's names. Other services are ignored. */
  readonly services?: readonly { readonly service: string; readonly matching: string }[];
  /** Corrections of the list's errors, by its own store number. */
  readonly corrections?: Readonly<Record<string, Partial<Pick<StoreRecord, 'zipcode' | 'state' | 'city' | 'latitude' | 'longitude'>>>>;
  /** Services of every store. */
  readonly everywhere?: readonly string[];
  /** The first matching rule gives the time zone. */
  readonly timeZones: readonly { readonly zone: string; readonly where: Where }[];
}
