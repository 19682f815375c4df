// Stored codes as rights that the screens have words for.
import { GRANTABLE, WITHHOLDABLE } from '#people/organizations/rules';

/** Codes without words are left out. */
export const rightNames = (codes: readonly string[]) =>
  [...new Set([...WITHHOLDABLE, ...GRANTABLE])].filter((code) => codes.includes(code));
