// Sorts documents by score. Packs each document's score and number into one number, so that only numbers are compared.

/** A document number below this fits with a score into a safe integer. */
const DOCUMENTS = 2 ** 22;

/** Documents with a score above zero: the best `most` sorted, the others in index order. Of two with equal scores the lower document comes first. */
export function rankDocuments(documents: Uint32Array, scores: Float32Array, most: number): Uint32Array {
  const keys = new Float64Array(documents.length);
  // The bits of positive floats sort like the floats.
  const bits = new Uint32Array(scores.buffer, scores.byteOffset, scores.length);
  let size = 0;
  for (let at = 0; at < documents.length; at += 1) {
    const score = bits[at] ?? 0;
    if (score === 0) continue;
    keys[size] = score * DOCUMENTS + (DOCUMENTS - 1 - (documents[at] ?? 0));
    size += 1;
  }
  const kept = keys.subarray(0, size);
  const line = size > most * 2 ? greatest(kept.slice(), most) : 0;
  const leading = kept.filter((key) => key >= line).sort();
  const ordered = new Uint32Array(size);
  let next = 0;
  for (let at = leading.length - 1; at >= 0; at -= 1) {
    ordered[next] = documentOf(leading[at] ?? 0);
    next += 1;
  }
  for (const key of kept) {
    if (key >= line) continue;
    ordered[next] = documentOf(key);
    next += 1;
  }
  return ordered;
}

function documentOf(key: number): number {
  return DOCUMENTS - 1 - (key % DOCUMENTS);
}

/** The key at this rank, counted from 1 for the greatest; leaves the list partitioned (Hoare's quickselect). */
function greatest(keys: Float64Array, place: number): number {
  const wanted = place - 1;
  let [low, high] = [0, keys.length - 1];
  while (low < high) {
    const pivot = keys[(low + high) >>> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((keys[left] ?? 0) > pivot) left += 1;
      while ((keys[right] ?? 0) < pivot) right -= 1;
      if (left > right) break;
      [keys[left], keys[right]] = [keys[right] ?? 0, keys[left] ?? 0];
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return keys[wanted] ?? 0;
}
