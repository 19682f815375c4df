// Options of staff's commands, `name=value` anywhere after the file.

/** The value of an option; undefined when it is not given. */
export const optionOf = (rest: readonly string[], name: string): string | undefined =>
  rest.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);

/** The other words, as one text. */
export const wordsBeside = (rest: readonly string[], ...options: readonly string[]): string =>
  rest
    .filter((word) => !options.some((name) => word.startsWith(`${name}=`)))
    .join(' ')
    .trim();
