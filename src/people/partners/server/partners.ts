// The partners whose tokens the shop takes, from the settings.
import { createHmac } from 'node:crypto';
import type { HandOver } from '#people/partners/rules';
import { readHandOver } from '#people/partners/rules';
import { readToken, unchecked } from '#platform/json-web-token';

export interface Partner {
  /** `tpsCode` of carts and orders. */
  readonly code: string;
  readonly name: string;
}

/** Each partner has its own secret, so that none can speak for another. */
export const partnerSecret = (code: string, key: string): string => createHmac('sha256', key).update(`partner ${code}`).digest('base64url');

interface Reading {
  readonly partners: ReadonlyMap<string, Partner>;
  readonly key: string;
  /** The site's origin. */
  readonly origin: string;
  readonly now: Date;
}

/** Who sends whom; null for a token that no partner signed, or that is not of now. */
export function readPartnerToken(
  token: string,
  { partners, key, origin, now }: Reading,
): (HandOver & { readonly partner: Partner }) | null {
  const named = unchecked(token);
  const issuer = typeof named === 'object' && named !== null && 'iss' in named ? named.iss : undefined;
  const partner = typeof issuer === 'string' ? partners.get(issuer) : undefined;
  if (partner === undefined) return null;
  const facts = readToken(token, partnerSecret(partner.code, key));
  const sent = readHandOver(facts, { issuer: partner.code, audience: origin, now: now.getTime() / 1000 });
  return sent === null ? null : { ...sent, partner };
}
