// What the forms of a connection's page post: one intent each.
import { data, redirect, type ActionFunctionArgs } from 'react-router';
import { isRefusal } from '#base/outcome/rules';
import { makePaths } from '#paths';
import type { procurementContract } from '#people/procurement/contract';
import { ENCODINGS, NEW_ROLES, SHIP_TO, SHOPS_AS } from '#people/procurement/rules';
import { textOf } from '#ui/page/form-text';
import { attempt, pageVisit } from '#ui/page/page-visit';

const INTENTS = ['save', 'state', 'secret', 'revoke', 'person', 'removePerson', 'remove'] as const;
export type Intent = (typeof INTENTS)[number];

export interface ConnectionAnswer {
  readonly intent: Intent;
  /** Null: it was done. */
  readonly problem: string | null;
  readonly field?: string | undefined;
  /** What was typed, so that a refused form keeps it. */
  readonly typed: Readonly<Record<string, string>>;
  /** A new secret, this once. */
  readonly secret?: string | undefined;
}

type Args = Pick<ActionFunctionArgs, 'context' | 'request'>;

const LONGEST = 3_000;

export async function connectionAction(args: Args, connectionId: string) {
  const form = await args.request.formData();
  const intent = INTENTS.find((one) => one === textOf(form, 'intent', 20)) ?? 'save';
  const reply = await sent(args, { connectionId }, intent, form);
  if (isRefusal(reply)) {
    const typed = Object.fromEntries([...form.keys()].map((name) => [name, textOf(form, name, LONGEST)]));
    return data<ConnectionAnswer>({ intent, problem: reply.message, field: reply.field, typed }, { status: reply.status });
  }
  if (intent === 'remove') throw redirect(makePaths(args.context.get(pageVisit).locale).procurement());
  const secret = 'secret' in reply && typeof reply.secret === 'string' ? reply.secret : undefined;
  return data<ConnectionAnswer>({ intent, problem: null, typed: {}, secret });
}

function sent(args: Args, params: { readonly connectionId: string }, intent: Intent, form: FormData) {
  const call = attempt<typeof procurementContract>(args);
  switch (intent) {
    case 'save':
      return call('POST /api/organization/procurement/:connectionId', { params, body: bodyOf(form) });
    case 'state': {
      const body = { isEnabled: form.has('isEnabled'), isTest: form.has('isTest') };
      return call('POST /api/organization/procurement/:connectionId/state', { params, body });
    }
    case 'secret':
      return call('POST /api/organization/procurement/:connectionId/secret', { params, body: {} });
    case 'revoke':
      return call('POST /api/organization/procurement/:connectionId/secret/revoke', {
        params,
        body: { ending: textOf(form, 'ending', 4) },
      });
    case 'person': {
      const body = { userName: textOf(form, 'userName', 200), personId: textOf(form, 'personId', 36) };
      return call('POST /api/organization/procurement/:connectionId/people', { params, body });
    }
    case 'removePerson': {
      const body = { userName: textOf(form, 'userName', 200) };
      return call('POST /api/organization/procurement/:connectionId/people/remove', { params, body });
    }
    case 'remove':
      return call('POST /api/organization/procurement/:connectionId/remove', { params, body: {} });
  }
}

const oneOf = <W extends string>(words: readonly W[], form: FormData, name: string, otherwise: W): W =>
  words.find((word) => word === textOf(form, name, 20)) ?? otherwise;

const bodyOf = (form: FormData) => ({
  name: textOf(form, 'name', 200),
  fromDomain: textOf(form, 'fromDomain', 200),
  fromIdentity: textOf(form, 'fromIdentity', 200),
  senderDomain: textOf(form, 'senderDomain', 200),
  senderIdentity: textOf(form, 'senderIdentity', 200),
  toDomain: textOf(form, 'toDomain', 200),
  toIdentity: textOf(form, 'toIdentity', 200),
  classification: textOf(form, 'classification', 200),
  defaultCode: textOf(form, 'defaultCode', 200),
  returnOrigins: textOf(form, 'returnOrigins', LONGEST),
  frameOrigins: textOf(form, 'frameOrigins', LONGEST),
  sessionMinutes: textOf(form, 'sessionMinutes', 5),
  shopsAs: oneOf(SHOPS_AS, form, 'shopsAs', 'shared'),
  sharedProfileId: textOf(form, 'sharedProfileId', 36),
  opensAccounts: form.has('opensAccounts'),
  role: oneOf(NEW_ROLES, form, 'role', 'buyer'),
  shipTo: oneOf(SHIP_TO, form, 'shipTo', 'usual'),
  locationId: textOf(form, 'locationId', 36),
  encoding: oneOf(ENCODINGS, form, 'encoding', 'urlencoded'),
});
