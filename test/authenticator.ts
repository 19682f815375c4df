// An authenticator in software: makes passkeys and signs with them, right or wrong.
import { generateKeyPairSync, hash, randomBytes, sign, type KeyObject } from 'node:crypto';

export interface Told {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

export interface Wrong {
  /** Without it the person was not verified. */
  readonly verified?: boolean;
  /** What the authenticator counts. */
  readonly count?: number;
  readonly type?: string;
  readonly userHandle?: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;
const AAGUID = 'fbfc3007154e4ecc8c0b6e020557d7bd';

export class Authenticator {
  readonly #key: KeyObject;
  readonly #credential = randomBytes(32);
  readonly #cose: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // CBOR: kty EC2, alg ES256, crv P-256, x, y.
    this.#cose = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  get credentialId(): string {
    return this.#credential.toString('base64url');
  }

  /** The body of the call that adds the passkey. */
  make(told: Told, { verified = true, count = 0, type = 'webauthn.create' }: Wrong = {}) {
    const length = Buffer.from([0, this.#credential.length]);
    const data = Buffer.concat([
      dataOf(told, (verified ? USER_VERIFIED : 0) | WITH_CREDENTIAL, count),
      Buffer.from(AAGUID, 'hex'),
      length,
      this.#credential,
      this.#cose,
    ]);
    // CBOR: { fmt: 'none', attStmt: {}, authData }.
    const head = Buffer.concat([Buffer.from('a363666d74646e6f6e656761747453746d74a0', 'hex'), Buffer.from('686175746844617461', 'hex')]);
    const attestation = Buffer.concat([head, Buffer.from([0x58, data.length]), data]);
    return {
      credentialId: this.credentialId,
      clientData: clientData(type, told).toString('base64url'),
      attestation: attestation.toString('base64url'),
      transports: ['internal', 'hybrid'],
    };
  }

  /** The body of the call that signs in. `userHandle`: the person, as the passkey was told. */
  sign(told: Told, userHandle: string, { verified = true, count = 0, type = 'webauthn.get' }: Wrong = {}) {
    const data = dataOf(told, verified ? USER_VERIFIED : 0, count);
    const client = clientData(type, told);
    const signed = Buffer.concat([data, hash('sha256', client, 'buffer')]);
    return {
      credentialId: this.credentialId,
      clientData: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle,
    };
  }
}

interface Asking {
  send(method: 'POST', url: string, body: object): Promise<{ readonly status: number; json(): unknown }>;
}

/** Adds a passkey to the account that has just signed in on the consumer site; returns its id, and the authenticator's own. */
export async function addPasskey(browser: Asking): Promise<readonly [passkeyId: string, credentialId: string]> {
  const { challenge, rp } = (await browser.send('POST', '/api/account/passkeys/challenge', {})).json() as {
    readonly challenge: string;
    readonly rp: { readonly id: string };
  };
  const key = new Authenticator();
  const reply = await browser.send('POST', '/api/account/passkeys', key.make({ challenge, rpId: rp.id, origin: 'http://localhost:3000' }));
  return [(reply.json() as { readonly passkeyId: string }).passkeyId, key.credentialId];
}

function clientData(type: string, { challenge, origin }: Told): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function dataOf({ rpId }: Told, flags: number, count: number): Buffer {
  const tail = Buffer.alloc(5);
  tail.writeUInt8(USER_PRESENT | flags, 0);
  tail.writeUInt32BE(count, 1);
  return Buffer.concat([hash('sha256', rpId, 'buffer'), tail]);
}
