// Judges what an authenticator signed (WebAuthn): for this site's host and origin, with the person verified, over a challenge of ours (USR-11).
import type { Tenant } from '#base/site/rules';
import type { Hosts } from '#platform/hosts';

export interface NewCredential {
  readonly credentialId: Uint8Array;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly aaguid: string;
}

/** What a browser sends about a new passkey; everything base64url. */
export interface Registration {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
}

/** What a browser sends when somebody signs in; everything base64url. */
export interface Assertion {
  readonly credentialId: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
  readonly userHandle: string;
}

export interface KnownKey {
  readonly publicKey: Uint8Array;
  readonly signCount: number;
}

export interface RelyingParty {
  /** The host that the site's passkeys belong to. */
  idOf(tenant: Tenant): string;
  /** `challenge`: ours, and used up. Undefined when the answer is not to be trusted. */
  readRegistration(tenant: Tenant, made: Registration, challenge: string): Promise<NewCredential | undefined>;
  /** The authenticator's count of uses; undefined when the signature is not to be trusted. */
  readAssertion(tenant: Tenant, signed: Assertion, key: KnownKey, challenge: string): Promise<number | undefined>;
}

/** COSE numbers of the signatures that are accepted: ES256, EdDSA, RS256. */
export const ALGORITHMS = [-7, -8, -257] as const;

export function makeRelyingParty({ origins }: Pick<Hosts, 'origins'>): RelyingParty {
  const idOf = (tenant: Tenant): string => new URL(origins[tenant]).hostname;
  const wanted = (tenant: Tenant, challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origins[tenant],
    expectedRPID: idOf(tenant),
    requireUserVerification: true,
  });
  return {
    idOf,

    async readRegistration(tenant, { credentialId: id, clientData, attestation }, challenge) {
      const { verifyRegistrationResponse } = await webauthn();
      const response = { clientDataJSON: clientData, attestationObject: attestation };
      const read = await judged(
        verifyRegistrationResponse({
          ...wanted(tenant, challenge),
          supportedAlgorithmIDs: [...ALGORITHMS],
          response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
        }),
      );
      if (read?.registrationInfo === undefined) return undefined;
      const { credential, aaguid } = read.registrationInfo;
      return { credentialId: bytesOf(credential.id), publicKey: credential.publicKey, signCount: credential.counter, aaguid };
    },

    async readAssertion(tenant, { credentialId: id, clientData, authenticatorData, signature, userHandle }, key, challenge) {
      const { verifyAuthenticationResponse } = await webauthn();
      const response = { clientDataJSON: clientData, authenticatorData, signature, userHandle };
      const read = await judged(
        verifyAuthenticationResponse({
          ...wanted(tenant, challenge),
          response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
          credential: { id, publicKey: Uint8Array.from(key.publicKey), counter: key.signCount },
        }),
      );
      return read?.verified === true ? read.authenticationInfo.newCounter : undefined;
    },
  };
}

/** The challenge that was signed, as the browser says; undefined when it says none. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(bytesOf(clientData).toString('utf8'));
    const challenge = typeof said === 'object' && said !== null && 'challenge' in said ? said.challenge : undefined;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export const bytesOf = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

/** Loaded with the first passkey: most servers start without one. */
const webauthn = () => import('@simplewebauthn/server');

/** The library throws for everything that it does not believe. */
async function judged<T>(verdict: Promise<T>): Promise<T | undefined> {
  try {
    return await verdict;
  } catch {
    return undefined;
  }
}
