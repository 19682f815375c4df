// The word somebody may have meant: for messages that name an unknown one.

/** The known word that differs least from `word`, if it is close enough to have been meant; capitals count as nothing. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor((typed.length + 1) / 3)) + 1;
  for (const one of known) {
    const distance = editDistance(typed, one.toLowerCase(), least);
    if (distance >= least) continue;
    least = distance;
    nearest = one;
  }
  return nearest;
}

/** Letters to add, remove or replace; `most` or more is answered by `most`. */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) >= most) return most;
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const replaced = (above[at - 1] ?? 0) + (a[row - 1] === b[at - 1] ? 0 : 1);
      here.push(Math.min(replaced, (above[at] ?? 0) + 1, (here[at - 1] ?? 0) + 1));
    }
    above = here;
  }
  return Math.min(above[b.length] ?? most, most);
}
