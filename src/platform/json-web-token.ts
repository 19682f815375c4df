// JSON Web Tokens (RFC 7519) with HS256: signed facts that travel in an address, for programs that share a secret.
import { createHmac, timingSafeEqual } from 'node:crypto';

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

export function writeToken(facts: object, secret: string): string {
  const body = `${HEADER}.${Buffer.from(JSON.stringify(facts)).toString('base64url')}`;
  return `${body}.${signatureOf(body, secret).toString('base64url')}`;
}

/** The facts of a token that was signed with this secret and not changed; null for any other. Who reads them checks whom they are for, and until when. */
export function readToken(token: string, secret: string): unknown {
  const { header, body, signature } = partsOf(token);
  const made = signatureOf(`${header}.${body}`, secret);
  const given = Buffer.from(signature, 'base64url');
  // No other header is read: a token does not choose how it is checked.
  if (header !== HEADER || given.length !== made.length || !timingSafeEqual(given, made)) return null;
  return factsIn(body);
}

/** What a token says, unchecked: to find the secret that it has to be signed with. */
export const unchecked = (token: string): unknown => factsIn(partsOf(token).body);

function partsOf(token: string): { readonly header: string; readonly body: string; readonly signature: string } {
  const [header = '', body = '', signature = ''] = token.split('.');
  return { header, body, signature };
}

function factsIn(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString());
  } catch {
    return null;
  }
}

const signatureOf = (body: string, secret: string): Buffer => createHmac('sha256', secret).update(body).digest();
