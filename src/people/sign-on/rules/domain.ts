// Domains of an organization, as they are typed and as they stand in addresses.

/** In lower case, without a dot at the end; null for anything that is no domain of the internet. */
export function readDomain(typed: string): string | null {
  const text = typed.trim().toLowerCase().replace(/^@/, '').replace(/\.$/, '');
  if (text.length > 253 || !/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(text)) return null;
  return text;
}

/** The domain of an address; null for what is no address. */
export function domainOf(email: string): string | null {
  const at = email.lastIndexOf('@');
  return at < 1 ? null : readDomain(email.slice(at + 1));
}

/** What a text record of the domain has to say. */
export const proofText = (proof: string): string => `inkwell-verify=${proof}`;

/** Whether one of a domain's text records, each in its pieces, is the proof. */
export const isProof = (records: readonly (readonly string[])[], proof: string): boolean =>
  records.some((pieces) => pieces.join('').trim() === proofText(proof));
