// Has the browser make a passkey.

/** What the shop is sent about it; base64url. */
export interface MadePasskey {
  readonly credentialId: string;
  readonly clientData: string;
  readonly attestation: string;
  readonly transports: string[];
}

const MOST_TRANSPORTS = 8;

export const canMakePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** `here`: this authenticator has one of the account already. `none`: the shopper closed the browser's window, or cannot confirm. */
export async function makePasskey(options: PublicKeyCredentialCreationOptionsJSON): Promise<MadePasskey | 'here' | 'none'> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey }).catch(failureOf);
  if (!(credential instanceof PublicKeyCredential)) return credential === 'here' ? 'here' : 'none';
  const { id, response } = credential.toJSON() as RegistrationResponseJSON; // what `create` answers
  const transports = response.transports.filter((one) => /^[a-z-]{1,20}$/.test(one)).slice(0, MOST_TRANSPORTS);
  return { credentialId: id, clientData: response.clientDataJSON, attestation: response.attestationObject, transports };
}

const failureOf = (error: unknown): 'here' | null => (error instanceof DOMException && error.name === 'InvalidStateError' ? 'here' : null);
