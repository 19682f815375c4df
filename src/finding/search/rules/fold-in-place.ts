// Folds a query for patterns that cut something out of it.

/** Lower case without accents, of the same length: what is found in it is at the same place in the query. */
export function foldInPlace(query: string): string {
  return [...query]
    .map((sign) => {
      const plain = sign.normalize('NFD').charAt(0).toLowerCase();
      return /[\u00a0\u202f]/.test(plain)
        ? ' '
        : /[’ʼ]/.test(plain)
          ? "'"
          : /[–—]/.test(plain)
            ? '-'
            : plain.length === sign.length
              ? plain
              : sign;
    })
    .join('');
}
