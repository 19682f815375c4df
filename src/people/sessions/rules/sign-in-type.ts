// Why somebody is asked to sign in: to collect and spend rewards, on the way to checkout, or for itself (CHK-1).

export const SIGN_IN_TYPES = ['rewards', 'checkout', 'none'] as const;
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** Of what an address says; anything else is none. */
export function signInType(text: string | null): SignInType {
  return SIGN_IN_TYPES.find((type) => type === text) ?? 'none';
}
