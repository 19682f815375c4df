// Aligns the specifications of products: one row per label, one value per product (CAT-5).

export interface ComparedRow {
  readonly label: string;
  /** In the order of the products; null where one has no value. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

/** Whether two products have different values. A missing value does not count as different. */
export const valuesDiffer = (values: readonly (string | null)[]): boolean => new Set(values.filter((value) => value !== null)).size > 1;

type Specs = readonly { readonly label: string; readonly value: string }[];

/** Rows in the order in which labels first appear; labels that most products have come first. */
export function comparedRows(products: readonly Specs[]): readonly ComparedRow[] {
  const labels = [...new Set(products.flatMap((specs) => specs.map(({ label }) => label)))];
  const rows = labels.map((label) => {
    const values = products.map((specs) => specs.find((spec) => spec.label === label)?.value ?? null);
    return { label, values, differs: valuesDiffer(values) };
  });
  const having = ({ values }: ComparedRow): number => values.filter((value) => value !== null).length;
  return rows.toSorted((a, b) => having(b) - having(a));
}
