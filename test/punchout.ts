// An organization with a purchasing system, and what that system sends: for server tests.
import { expect } from 'vitest';
import { element, headerOf, writeDocument, type XmlElement } from '#people/cxml/rules';
import { parseXml } from '#people/cxml/server';
import type { Browser, TestReply, TestShop } from './shop.ts';
import { organization } from './sign-on.ts';

export const BUYERS_ORIGIN = 'https://tidewater.example';
export const RETURN_TO = `${BUYERS_ORIGIN}/punchout/in?session=1`;
const SHOP = { domain: 'DomainName', identity: 'business.localhost:3000' };

export interface System {
  readonly admin: Browser;
  readonly accountNumber: string;
  readonly domain: string;
  readonly connectionId: string;
  readonly name: string;
  readonly secret: string;
  /** The connection as it was set, to set it again with a change. */
  readonly form: object;
}

export const settingOf = (system: Pick<System, 'admin' | 'connectionId'>, path: string, body: object): Promise<TestReply> =>
  system.admin.send('POST', `/api/organization/procurement/${system.connectionId}${path}`, body);

/** An organization whose purchasing system is turned on; everybody shops as its administrator Ruth unless `change` says another. */
export async function purchasingSystem(shop: TestShop, name: string, change: object = {}, kind: 'cxml' | 'oci' = 'cxml'): Promise<System> {
  const { admin, accountNumber, domain } = await organization(shop, name);
  const { connectionId } = (await admin.send('POST', '/api/organization/procurement', { kind, name: 'Tidewater' })).json<{
    connectionId: string;
  }>();
  const { connection, members } = (await admin.send('GET', `/api/organization/procurement/${connectionId}`)).json<{
    connection: Readonly<Record<string, unknown>>;
    members: readonly { id: string }[];
  }>();
  const { kind: _kind, connectionId: _id, isEnabled: _on, isTest: _test, ociUser: _user, ...fields } = connection;
  const form = {
    ...fields,
    fromDomain: 'NetworkId',
    fromIdentity: `AN-${name}`,
    senderDomain: 'NetworkId',
    senderIdentity: 'sysadmin@tidewater.example',
    returnOrigins: BUYERS_ORIGIN,
    frameOrigins: BUYERS_ORIGIN,
    sharedProfileId: members[0]?.id ?? '',
    sessionMinutes: '60',
    ...change,
  };
  const system = { admin, accountNumber, domain, connectionId, name, form };
  expect((await settingOf(system, '', form)).body).toBe('{}');
  const { secret } = (await settingOf(system, '/secret', {})).json<{ secret: string }>();
  expect((await settingOf(system, '/state', { isEnabled: true, isTest: false })).body).toBe('{}');
  return { ...system, secret };
}

interface SetupFacts {
  readonly operation?: string;
  readonly secret?: string;
  readonly from?: string;
  readonly to?: typeof SHOP;
  readonly returnTo?: string;
  readonly email?: string;
  readonly language?: string;
  readonly cookie?: XmlElement;
  readonly more?: readonly XmlElement[];
}

export function setupDocument(system: System, facts: SetupFacts = {}): string {
  const { operation = 'create', secret = system.secret, from = `AN-${system.name}`, to = SHOP, returnTo = RETURN_TO, email } = facts;
  const header = headerOf({
    from: { domain: 'NetworkId', identity: from },
    to,
    sender: { domain: 'NetworkId', identity: 'sysadmin@tidewater.example' },
    secret,
    userAgent: 'Test',
  });
  const setup = element(
    'PunchOutSetupRequest',
    { operation },
    facts.cookie ?? element('BuyerCookie', {}, 'cookie of requisition 88213'),
    email === undefined ? null : element('Extrinsic', { name: 'UserEmail' }, email),
    element('BrowserFormPost', {}, element('URL', {}, returnTo)),
    ...(facts.more ?? []),
  );
  const written = { payloadId: 'setup@tidewater.example', now: new Date('2026-11-29T12:00:00Z'), language: facts.language ?? 'en-US' };
  return writeDocument(written, header, element('Request', {}, setup));
}

let networks = 0;

/** Posts a document as another server does; each from a network of its own unless `address` says which. */
export async function postCxml(shop: TestShop, document: string | Buffer, address?: string): Promise<TestReply> {
  networks += 1;
  const reply = await shop.shop.inject({
    method: 'POST',
    url: '/punchout/cxml',
    headers: {
      host: 'business.localhost:3000',
      'content-type': 'text/xml; charset=utf-8',
    },
    remoteAddress: address ?? `198.51.${networks}.7`,
    payload: document,
  });
  return { status: reply.statusCode, headers: reply.headers, body: reply.body, json: <T>() => reply.json<T>() };
}

export function documentOf(reply: Pick<TestReply, 'body'>): XmlElement {
  const read = parseXml(reply.body);
  if (!read.ok) throw new Error(`no XML: ${reply.body.slice(0, 200)}`);
  return read.value;
}

/** The start page of an answer, as a path; '' without. */
export const startOf = ({ body }: TestReply): string => /<URL>http:\/\/business\.localhost:3000([^<]*)<\/URL>/.exec(body)?.[1] ?? '';

export const codeOf = ({ body }: TestReply): string => /<Status code="(\d+)"/.exec(body)?.[1] ?? '';

/** A browser that has opened the start page of a setup. */
export async function punchedOut(shop: TestShop, system: System, facts: SetupFacts = {}): Promise<Browser> {
  const browser = shop.browser('business');
  const start = startOf(await postCxml(shop, setupDocument(system, facts)));
  expect((await opens(browser, start)).status).toBe(303);
  return browser;
}

/** As a browser that the purchasing system leads there. */
export const opens = (browser: Browser, path: string, headers: Readonly<Record<string, string>> = {}): Promise<TestReply> =>
  browser.send('GET', path, undefined, {
    'sec-fetch-site': 'cross-site',
    'sec-fetch-dest': 'document',
    'sec-fetch-mode': 'navigate',
    ...headers,
  });

export interface Returned {
  readonly action: string;
  readonly target: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

export async function transfers(browser: Browser): Promise<Returned> {
  const reply = await browser.send('POST', '/api/punchout/transfer', {});
  expect([reply.status, reply.body.slice(0, 200)]).toEqual([200, expect.stringContaining('"action"')]);
  return reply.json<Returned>();
}
