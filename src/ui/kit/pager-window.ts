// Page numbers of a pager: first, last, current and its neighbors, with gaps between.

/** `1 … 4 5 6 … 20`; a gap for a single number shows the number instead. */
export function pagerWindow(page: number, pages: number): readonly (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pages].filter((at) => at >= 1 && at <= pages);
  const shown = [...new Set(near)].toSorted((a, b) => a - b);
  return shown.flatMap((at, index) => {
    const before = shown[index - 1] ?? 0;
    if (at - before === 2) return [at - 1, at];
    return at - before > 2 ? ['gap' as const, at] : [at];
  });
}
