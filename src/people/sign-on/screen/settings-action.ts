// What the forms of the settings screen post: one intent each.
import { data, type ActionFunctionArgs } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import { readRole } from '#people/organizations/rules';
import type { signOnContract } from '#people/sign-on/contract';
import { textOf } from '#ui/page/form-text';
import { attempt } from '#ui/page/page-visit';

export type Intent = (typeof INTENTS)[number];
const INTENTS = [
  'connection',
  'saml',
  'mode',
  'signOut',
  'domain',
  'check',
  'removeDomain',
  'mapping',
  'removeMapping',
  'unlink',
  'makeToken',
  'revokeToken',
] as const;

export interface SettingsAnswer {
  readonly intent: Intent;
  /** The domain or group that the form was about; ''. */
  readonly about: string;
  /** Null: it was done. */
  readonly problem: string | null;
  readonly field?: string | undefined;
  /** What was typed, so that a refused form keeps it; secrets are not among it. */
  readonly typed: Readonly<Record<string, string>>;
  /** Fields that were left empty. */
  readonly empty: readonly string[];
  /** A new token for the directory, this once. */
  readonly token?: string | undefined;
}

/** Metadata are the longest. */
const LONGEST_TYPED = 200_000;

const MODES = ['off', 'choice', 'only'] as const;

export async function settingsAction(args: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const form = await args.request.formData();
  const intent = INTENTS.find((one) => one === textOf(form, 'intent', 20)) ?? 'mode';
  const reply = await sent(args, intent, form);
  const typed = Object.fromEntries(
    [...form.keys()].filter((name) => name !== 'secret').map((name) => [name, textOf(form, name, LONGEST_TYPED)]),
  );
  const empty = [...form.keys()].filter((name) => textOf(form, name, LONGEST_TYPED).trim() === '');
  const about = textOf(form, 'domain', 253) || textOf(form, 'directoryGroup', 200);
  if (!isRefusal(reply)) {
    const token = 'token' in reply && typeof reply.token === 'string' ? reply.token : undefined;
    return data<SettingsAnswer>({ intent, about, problem: null, typed: {}, empty: [], token });
  }
  return data<SettingsAnswer>({ intent, about, problem: reply.message, field: reply.field, typed, empty }, { status: reply.status });
}

function sent(args: Pick<ActionFunctionArgs, 'context'>, intent: Intent, form: FormData) {
  const call = attempt<typeof signOnContract>(args);
  const domain = textOf(form, 'domain', 253);
  const directoryGroup = textOf(form, 'directoryGroup', 200);
  const role = readRole(textOf(form, 'role')) ?? 'buyer';
  switch (intent) {
    case 'connection':
      return call('POST /api/organization/sign-on/connection', { body: connectionOf(form) });
    case 'saml':
      return call('POST /api/organization/sign-on/saml', { body: samlOf(form) });
    case 'mode': {
      const mode = MODES.find((one) => one === textOf(form, 'mode')) ?? 'off';
      return call('POST /api/organization/sign-on/mode', { body: { mode, keeperId: textOf(form, 'keeperId', 36) } });
    }
    case 'signOut':
      return call('POST /api/organization/sign-on/sign-out', { body: { signsOut: form.has('signsOut') } });
    case 'domain':
      return call('POST /api/organization/sign-on/domains', { body: { domain } });
    case 'check':
      return call('POST /api/organization/sign-on/domains/check', { body: { domain } });
    case 'removeDomain':
      return call('POST /api/organization/sign-on/domains/remove', { body: { domain } });
    case 'mapping':
      return call('POST /api/organization/sign-on/mappings', { body: { directoryGroup, role, groupId: textOf(form, 'groupId', 36) } });
    case 'removeMapping':
      return call('POST /api/organization/sign-on/mappings/remove', { body: { directoryGroup } });
    case 'makeToken':
      return call('POST /api/organization/sign-on/scim/tokens', { body: { days: Number(textOf(form, 'days', 4)) || 365 } });
    case 'revokeToken':
      return call('POST /api/organization/sign-on/scim/tokens/revoke', { body: { ending: textOf(form, 'ending', 6) } });
    case 'unlink':
      return call('POST /api/organization/sign-on/unlink', { body: { personId: textOf(form, 'personId', 36) } });
  }
}

const samlOf = (form: FormData) => ({
  metadata: textOf(form, 'metadata', 200_000),
  emailClaim: textOf(form, 'emailClaim', 200),
  groupsClaim: textOf(form, 'groupsClaim', 100),
  startsAtProvider: form.has('startsAtProvider'),
  opensAccounts: form.has('opensAccounts'),
  role: readRole(textOf(form, 'role')) ?? ('buyer' as const),
});

const connectionOf = (form: FormData) => ({
  issuer: textOf(form, 'issuer', 500),
  clientId: textOf(form, 'clientId', 200),
  secret: textOf(form, 'secret', 500),
  groupsClaim: textOf(form, 'groupsClaim', 100),
  trustsAddresses: form.has('trustsAddresses'),
  opensAccounts: form.has('opensAccounts'),
  role: readRole(textOf(form, 'role')) ?? ('buyer' as const),
});
