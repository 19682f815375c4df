// Inverts a symmetric positive-definite matrix in place: Cholesky, the factor's inverse, and their product.

/** `a`: n rows of n, replaced by its inverse. */
export function invertMatrix(a: Float64Array, n: number): void {
  factor(a, n);
  invertFactor(a, n);
  multiplyFactors(a, n);
}

/** a = L·Lᵀ; L takes the lower half. */
function factor(a: Float64Array, n: number): void {
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j <= i; j += 1) {
      const rest = (a[i * n + j] ?? 0) - dot(a, i * n, j * n, j);
      a[i * n + j] = i === j ? Math.sqrt(rest) : rest / (a[j * n + j] ?? 1);
    }
  }
}

/** The transposed inverse of L fills the upper half and the diagonal, so that its rows are read sequentially. */
function invertFactor(a: Float64Array, n: number): void {
  for (let i = 0; i < n; i += 1) {
    const own = 1 / (a[i * n + i] ?? 1);
    // Row j of the upper half holds column j of the inverse: entries j to i - 1 are complete.
    for (let j = 0; j < i; j += 1) {
      const head = (a[i * n + j] ?? 0) * (a[j * n + j] ?? 0);
      a[j * n + i] = -own * (head + dotFrom(a, i * n, j * n, j + 1, i));
    }
    a[i * n + i] = own;
  }
}

/** The inverse is M·Mᵀ with M the upper half. Fills both halves. */
function multiplyFactors(a: Float64Array, n: number): void {
  for (let i = 0; i < n; i += 1) {
    for (let j = i; j < n; j += 1) {
      const value = dotFrom(a, i * n, j * n, j, n);
      a[j * n + i] = value;
    }
  }
  // The upper half still holds the inputs, so copy the result from the lower half.
  for (let i = 0; i < n; i += 1) for (let j = i + 1; j < n; j += 1) a[i * n + j] = a[j * n + i] ?? 0;
}

function dot(a: Float64Array, one: number, other: number, length: number): number {
  return dotFrom(a, one, other, 0, length);
}

/** Four partial sums, so that the processor can work on them in parallel. */
function dotFrom(a: Float64Array, one: number, other: number, start: number, end: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  let fourth = 0;
  let k = start;
  for (; k + 3 < end; k += 4) {
    first += (a[one + k] as number) * (a[other + k] as number); // indices are within the matrix
    second += (a[one + k + 1] as number) * (a[other + k + 1] as number);
    third += (a[one + k + 2] as number) * (a[other + k + 2] as number);
    fourth += (a[one + k + 3] as number) * (a[other + k + 3] as number);
  }
  for (; k < end; k += 1) first += (a[one + k] as number) * (a[other + k] as number);
  return first + second + (third + fourth);
}
