// The claims of a signed token (JWS) of a provider, if one of its keys signed it.
import { createPublicKey, verify, type JsonWebKey } from 'node:crypto';
import { isStorable } from '#base/locale/rules';
import type { Claims } from '#people/sign-on/rules';

export interface Jwk extends JsonWebKey {
  readonly kid?: string;
  readonly use?: string;
}

interface Parts {
  readonly kid: string | undefined;
  readonly alg: 'RS256' | 'PS256' | 'ES256';
  readonly claims: Claims;
  readonly signed: Buffer;
  readonly signature: Buffer;
}

const LONGEST = 20_000;
const ALGORITHMS = ['RS256', 'PS256', 'ES256'] as const;

/** What a token says, unchecked; undefined for what is none, or is signed with a weak or shared key. */
export function tokenParts(token: string): Parts | undefined {
  const found = token.length > LONGEST ? null : /^([\w-]+)\.([\w-]+)\.([\w-]+)$/.exec(token);
  if (found === null) return undefined;
  const [, head = '', body = '', signature = ''] = found;
  const [header, claims] = [objectIn(head), objectIn(body)];
  const alg = ALGORITHMS.find((one) => one === header?.['alg']);
  if (header === undefined || claims === undefined || alg === undefined || header['crit'] !== undefined) return undefined;
  const kid = header['kid'];
  const signed = Buffer.from(`${head}.${body}`);
  return { kid: typeof kid === 'string' ? kid : undefined, alg, claims, signed, signature: Buffer.from(signature, 'base64url') };
}

/** Whether one of the keys, the named one if the token names one, made the signature. */
export const isSignedBy = (parts: Parts, keys: readonly Jwk[]): boolean =>
  keys.some((key) => (parts.kid === undefined || key.kid === parts.kid) && key.use !== 'enc' && made(parts, key));

function made({ alg, signed, signature }: Parts, jwk: Jwk): boolean {
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    if (alg === 'ES256') return jwk.crv === 'P-256' && verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, signature);
    if (key.asymmetricKeyType !== 'rsa') return false;
    // RSA_PKCS1_PADDING, or RSA_PKCS1_PSS_PADDING with a salt as long as the digest.
    return verify('sha256', signed, alg === 'RS256' ? { key, padding: 1 } : { key, padding: 6, saltLength: 32 }, signature);
  } catch {
    return false; // no key that can be read
  }
}

function objectIn(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const text = Buffer.from(part, 'base64url').toString('utf8');
    const read: unknown = isStorable(text) ? JSON.parse(text) : undefined;
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...read } : undefined;
  } catch {
    return undefined;
  }
}
