// Why somebody signs in: for rewards, on the way to checkout, or neither (CHK-1).

export const SIGN_IN_TYPES = ['rewards', 'checkout', 'none'] as const;
export type SignInType = (typeof SIGN_IN_TYPES)[number];

/** The type in an address; anything else is none. */
export function signInType(text: string | null): SignInType {
  return SIGN_IN_TYPES.find((type) => type === text) ?? 'none';
}
