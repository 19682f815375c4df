import type { MemberView } from '#people/organizations/contract';

/** The name a person goes by; the address of people without one. */
export const nameOf = ({ fullName, email }: Pick<MemberView, 'fullName' | 'email'>): string => fullName || email;

/** One or two letters beside the name. */
export function initialsOf(person: Pick<MemberView, 'fullName' | 'email'>): string {
  const words = nameOf(person)
    .split(/[\s.@_]+/)
    .filter((word) => word !== '');
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
