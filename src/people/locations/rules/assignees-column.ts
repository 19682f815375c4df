// The column of who orders to a location: names of groups and e-mails of people, or a word for everybody.
import { foldText } from '#people/addresses/rules';

/** A name as the column has it: in quotation marks where it would be read as several. */
export const nameInColumn = (name: string): string => (/[;"]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

export function assigneesIn(
  text: string,
  { everybody }: { readonly everybody: ReadonlySet<string> },
): { readonly everybody: boolean; readonly names: readonly string[] } {
  const names = [...text.matchAll(/"((?:[^"]|"")*)"|[^;"]+/g)]
    .map(([all, quoted]) => (quoted === undefined ? all : quoted.replaceAll('""', '"')).trim())
    .filter((name) => name !== '');
  const others = names.filter((name) => !everybody.has(foldText(name)));
  return { everybody: others.length < names.length, names: others };
}
