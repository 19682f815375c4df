import type { MemberView } from '#people/organizations/contract';

/** The name a person goes by; the address of people without one. */
export const nameOf = ({ fullName, email }: Pick<MemberView, 'fullName' | 'email'>): string => fullName || email;
