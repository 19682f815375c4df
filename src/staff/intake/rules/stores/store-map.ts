// A map file for stores: where each field of a foreign list of stores comes from.
import type { StoreRecord } from '#goods/catalog/rules';
import type { Source } from '../import-map.ts';

/** Field → pattern (case is ignored); every one must be found. `a.b` is a field inside a field. */
type Where = Readonly<Record<string, string>>;

export interface StoreMap {
  readonly name: string;
  /** Tells it from a map of products. */
  readonly into: 'stores';
  readonly country: 'US' | 'CA';
  /** What the list is called among the shop's stores: it changes its own and no others. */
  readonly source: string;
  /** Added to the list's own numbers, so that they have a range to themselves; none when left out. */
  readonly addToNumber?: number;
  readonly fields: {
    /** Up to four digits, with what is added. */
    readonly storeNumber: Source;
    readonly name: Source;
    /** Fields of the street address, joined by commas where there are several. */
    readonly address: readonly string[];
    readonly city: Source;
    readonly state: Source;
    /** A ZIP code may lack its leading zeros and may have four digits more. */
    readonly zipcode: Source;
    readonly phone?: Source;
    readonly latitude: Source;
    readonly longitude: Source;
    /** A week such as "Mon: 10-9:30; Tue: 10-9; …", on a twelve-hour clock without am and pm: from the morning to the evening. */
    readonly hours: Source;
    /** A list of texts. */
    readonly services?: string;
  };
  /** Services of ours by what the list calls them. Others are left out. */
  readonly services?: readonly { readonly service: string; readonly matching: string }[];
  /** What the list has wrong, by its own store number. */
  readonly corrections?: Readonly<Record<string, Partial<Pick<StoreRecord, 'zipcode' | 'state' | 'city' | 'latitude' | 'longitude'>>>>;
  /** What every store offers. */
  readonly everywhere?: readonly string[];
  /** The first rule that holds gives the time zone. */
  readonly timeZones: readonly { readonly zone: string; readonly where: Where }[];
}
