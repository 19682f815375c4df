// Predicts an owner's next wants from everything they had: EASE^R over the best sellers, a linear item-to-item model without self-weights, in closed
// form (H. Steck, "Embarrassingly Shallow Autoencoders for Sparse Data", 2019).
import { invertMatrix } from './invert-matrix.ts';

/** Weights from each item to others, in compressed rows: those of item `i` are from `from[i]` to `from[i + 1]`. */
export interface WantedNext {
  readonly from: Uint32Array;
  readonly items: Uint32Array;
  readonly weights: Float32Array;
}

export interface EaseSettings {
  /** Number of best sellers in the model; the work grows with its cube. */
  readonly most: number;
  /** L2 regularization. */
  readonly lambda: number;
  /** Weights kept per item. */
  readonly keep: number;
}

/** `owned`: for each owner the distinct items they have had. */
export function learnWanted(owned: readonly (readonly number[])[], itemCount: number, { most, lambda, keep }: EaseSettings): WantedNext {
  const sold = new Uint32Array(itemCount);
  for (const items of owned) for (const item of items) sold[item] = (sold[item] ?? 0) + 1;
  const best = [...sold.keys()]
    .filter((item) => (sold[item] ?? 0) > 1)
    .toSorted((a, b) => (sold[b] ?? 0) - (sold[a] ?? 0) || a - b)
    .slice(0, most);
  const n = best.length;
  const placeOf = new Int32Array(itemCount).fill(-1);
  for (const [place, item] of best.entries()) placeOf[item] = place;
  const gram = new Float64Array(n * n);
  for (const items of owned) {
    const places = items.map((item) => placeOf[item] ?? -1).filter((place) => place >= 0);
    for (const one of places) for (const other of places) gram[one * n + other] = (gram[one * n + other] ?? 0) + 1;
  }
  for (let at = 0; at < n; at += 1) gram[at * n + at] = (gram[at * n + at] ?? 0) + lambda;
  invertMatrix(gram, n);
  return sparse(gram, best, itemCount, keep);
}

/** Weight of `other` given `one`: -P[one, other] / P[other, other]; keeps the largest absolute weights of each. */
function sparse(inverse: Float64Array, best: readonly number[], itemCount: number, keep: number): WantedNext {
  const n = best.length;
  const from = new Uint32Array(itemCount + 1);
  const placeOf = new Map(best.map((item, place) => [item, place]));
  const items: number[] = [];
  const weights: number[] = [];
  for (let item = 0; item < itemCount; item += 1) {
    const one = placeOf.get(item);
    if (one !== undefined) {
      const row = Array.from({ length: n }, (_, other) => ({
        other,
        weight: other === one ? 0 : -(inverse[one * n + other] ?? 0) / (inverse[other * n + other] ?? 1),
      }));
      for (const { other, weight } of row.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, keep)) {
        items.push(best[other] ?? 0);
        weights.push(weight);
      }
    }
    from[item + 1] = items.length;
  }
  return { from, items: Uint32Array.from(items), weights: Float32Array.from(weights) };
}
