// A self-signed certificate (X.509, version 1), which SAML metadata wrap a public key in. Providers read the key; nobody follows a chain.
import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';

export interface OwnKey {
  /** PEM. */
  readonly privateKey: string;
  readonly certificate: string;
}

const generate = promisify(generateKeyPair);
const YEARS = 20;
/** OIDs of sha256WithRSAEncryption and commonName. */
const RSA_SHA256 = Buffer.from('06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

export async function makeOwnKey(now: Date): Promise<OwnKey> {
  const pair = await generate('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = createPublicKey(pair.publicKey).export({ type: 'spki', format: 'der' });
  const name = part(0x30, part(0x31, part(0x30, COMMON_NAME, part(0x0c, Buffer.from('Inkwell sign-on')))));
  const end = new Date(now);
  end.setUTCFullYear(now.getUTCFullYear() + YEARS);
  // A positive number: its first bit is 0, its first byte is not.
  const serial = Buffer.concat([Buffer.from([0x40]), randomBytes(15)]);
  const content = part(0x30, part(0x02, serial), part(0x30, RSA_SHA256), name, part(0x30, day(now), day(end)), name, key);
  const signature = sign('sha256', content, createPrivateKey(pair.privateKey));
  const whole = part(0x30, content, part(0x30, RSA_SHA256), part(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').replace(/(.{64})(?=.)/g, '$1\n');
  return { privateKey: pair.privateKey, certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n` };
}

/** DER: tag, length, content. */
function part(tag: number, ...contents: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 0x80 ? [size] : size < 0x100 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

/** GeneralizedTime. */
const day = (at: Date): Buffer => part(0x18, Buffer.from(`${at.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
