/** The rights that a sent form of `RightFields` grants or withholds. */
export function chosenRights(form: FormData) {
  const codes = (choice: string): string[] =>
    [...form.entries()]
      .filter(([name, value]) => name.startsWith('right.') && value === choice)
      .map(([name]) => name.slice('right.'.length));
  return { granted: codes('granted'), withheld: codes('withheld') };
}
