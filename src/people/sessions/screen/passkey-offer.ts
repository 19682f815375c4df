// Asks the browser for a passkey and the shop to believe it. Loaded with the sign-in form.
import { isRefusal, type Refusal } from '#base/outcome/rules';
import type { passkeySignInContract } from '#people/sessions/contract';
import { caller } from '#ui/page/call';
import type { ReplyOf } from '#ui/page/page-visit';

const call = caller<typeof passkeySignInContract>();

export type PasskeySignIn = ReplyOf<(typeof passkeySignInContract)['POST /api/sign-in/passkey']>;
/** `none`: the shopper closed the browser's window, or has no passkey. */
export type PasskeyAnswer = PasskeySignIn | Refusal | 'none' | 'unsupported';

export interface PasskeyOffer {
  /** Opens the browser's window. */
  ask(): void;
  end(): void;
}

/** The server's challenge lasts ten minutes; an open page asks for another before. */
const RENEW_MS = 9 * 60_000;

/** Offers passkeys in the e-mail field from now on. `onAnswer` hears of each sign-in and refusal, and of the window that `ask` opened. */
export function offerPasskeys(back: string, onAnswer: (answer: PasskeyAnswer) => void): PasskeyOffer {
  let pending = new AbortController();
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const begin = (): AbortSignal => {
    clearTimeout(renewal);
    pending.abort();
    pending = new AbortController();
    return pending.signal;
  };
  const inField = async (): Promise<void> => {
    if (!isSupported() || !(await PublicKeyCredential.isConditionalMediationAvailable())) return;
    const signal = begin();
    renewal = setTimeout(() => void inField(), RENEW_MS);
    const answer = await signIn(back, 'conditional', signal);
    if (!signal.aborted && answer !== 'none') onAnswer(answer);
  };
  const inWindow = async (): Promise<void> => {
    const signal = begin();
    const answer = isSupported() ? await signIn(back, 'optional', signal) : 'unsupported';
    if (signal.aborted) return;
    onAnswer(answer);
    if (answer === 'none') void inField();
  };
  void inField();
  return {
    ask: () => void inWindow(),
    end() {
      clearTimeout(renewal);
      pending.abort();
    },
  };
}

const isSupported = (): boolean => typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

async function signIn(back: string, mediation: CredentialMediationRequirement, signal: AbortSignal): Promise<PasskeyAnswer> {
  const challenge = await call('POST /api/sign-in/passkey/challenge', { body: {} });
  if (isRefusal(challenge)) return mediation === 'conditional' ? 'none' : challenge;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(challenge);
  const credential = await navigator.credentials.get({ publicKey, mediation, signal }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) return 'none';
  const { id, response } = credential.toJSON() as AuthenticationResponseJSON; // what `get` answers
  const { clientDataJSON: clientData, authenticatorData, signature, userHandle = '' } = response;
  return call('POST /api/sign-in/passkey', { body: { credentialId: id, clientData, authenticatorData, signature, userHandle, back } });
}
