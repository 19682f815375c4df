// A map of another shop's product table: which cells make the attributes of a Merchant feed's product.

/** Column → pattern (ignoring case); all have to match. An empty or missing cell is ''. */
export type CellPatterns = Readonly<Record<string, string>>;

/** One way to a value; of several the first that gives a text counts. */
export interface CellSource {
  /** The cells, joined by `with`; none: only `value`. */
  readonly fields?: readonly string[];
  /** Between cells; a dash by default. */
  readonly with?: string;
  /** Pattern that the text has to match; its first group is the value, if it has one. */
  readonly matching?: string;
  /** Pattern of cells that are left out. */
  readonly without?: string;
  readonly when?: CellPatterns;
  /** This instead of the text. */
  readonly value?: string;
  /** Added to the text: a unit. */
  readonly before?: string;
  readonly after?: string;
}

export interface ShopTableMap {
  readonly name: string;
  readonly into: 'feed';
  /** Rows that are products on sale; others are parts of them, or left out. */
  readonly rows: { readonly where?: CellPatterns; readonly unless?: CellPatterns };
  /** Empty cells of a row take over those of an earlier row: the one whose key (`of`) this row names (`by`). */
  readonly inherit?: { readonly by: CellSource; readonly of: readonly CellSource[]; readonly fields: readonly string[] };
  /** Attributes of Merchant feeds; also sale_from and sale_until. Prices without a currency are in that of the import's locale. */
  readonly attributes: Readonly<Record<string, readonly CellSource[]>>;
  /** Addresses of pictures, the first one first. */
  readonly images?: { readonly fields: readonly string[]; readonly separator?: string };
  /** The category's path: the deepest of a list. */
  readonly path?: {
    readonly fields: readonly string[];
    readonly list?: string;
    readonly separator: string;
    /** Pattern of steps that are left out, such as the root. */
    readonly without?: string;
  };
  /** Options and properties: color, size, material and pattern become filters, others specifications. */
  readonly options?: {
    /** Columns of a name and of its value. */
    readonly pairs?: readonly (readonly [name: string, value: string])[];
    /** One cell with all of them: `color=Red,strap_bags=Single|Double`; `several` stands between values. */
    readonly cell?: { readonly field: string; readonly separator: string; readonly assign: string; readonly several?: string };
    /** Pattern of values that say nothing. */
    readonly without?: string;
  };
}
