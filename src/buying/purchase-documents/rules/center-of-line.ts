// The budget center of the shop that a purchasing system means with the accounts of a line (`Distribution`).
import { foldText } from '#people/addresses/rules';

/**
 * A center is known by its whole name, or by the number in it: account 4720 is `IT 4720`, if no other center has that number. Null: none of the accounts is
 * a center. Several: the line is split among them.
 */
export function centersOfLine(accounts: readonly (readonly string[])[], centers: readonly string[]): readonly string[] {
  const found = accounts.flatMap((names) => centerNamed(names, centers) ?? []);
  return [...new Set(found)];
}

function centerNamed(names: readonly string[], centers: readonly string[]): string | undefined {
  const folded = names.map(foldText);
  const whole = centers.find((center) => folded.includes(foldText(center)));
  if (whole !== undefined) return whole;
  const numbered = centers.filter((center) =>
    foldText(center)
      .split(' ')
      .some((word) => /\d/.test(word) && folded.includes(word)),
  );
  return numbered.length === 1 ? numbered[0] : undefined;
}
