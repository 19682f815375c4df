// Weights and contents with their units.

const GRAMS: ReadonlyMap<string, number> = new Map(
  Object.entries({ g: 1, kg: 1000, kgs: 1000, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523_125, mg: 0.001 }),
);
/** Two tons: a heavier weight is a mistake. */
const HEAVIEST_GRAMS = 2_000_000;

/** "1.2 kg" in whole grams; undefined for an unreadable weight. */
export function gramsOf(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?|\.\d+)\s*([a-z]+)$/i.exec(text);
  const grams = Math.round(Number(match?.[1]) * (GRAMS.get(match?.[2]?.toLowerCase() ?? '') ?? Number.NaN));
  return grams > 0 && grams < HEAVIEST_GRAMS ? grams : undefined;
}

/** "500 ct", "750 ml": the number of units in a sales unit, and their name unless they are pieces. */
export function unitOf(text: string): { readonly count: number; readonly name?: string } | undefined {
  const match = /^(\d{1,9}(?:\.\d{1,6})?)\s*([a-z]+)$/i.exec(text);
  const [, amount, unit] = match ?? [];
  if (amount === undefined || unit === undefined || !(Number(amount) > 0)) return undefined;
  return { count: Number(amount), ...(unit.toLowerCase() !== 'ct' && { name: unit }) };
}
