// Signing on by SAML 2.0, and everything that is not a right answer (USR-6, USR-11, trust 21).
import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samlProvider, type SamlAnswerFacts, type SamlAnswerForm, type SamlProvider, type ShopSide } from '#test/saml-provider';
import { testShop, type Browser, type TestReply, type TestShop } from '#test/shop';
import { begin, finish, organization, sessionIn, setting, settingsOf, type Organization } from '#test/sign-on';
import { vouchForDomain } from './domains.ts';
import { makeOwnKey } from './own-certificate.ts';
import { readMetadata } from './saml-metadata.ts';

interface Side {
  readonly own: Organization;
  readonly provider: SamlProvider;
  readonly shop: ShopSide & { readonly certificate: string };
}

let shop: TestShop;
let pine: Side;
let elm: Side;
beforeAll(async () => {
  shop = await testShop({ INKWELL_TRIES_PER_ADDRESS: '10000' });
  [pine, elm] = [await side('pine'), await side('elm')];
});
afterAll(() => shop.close());

const FORM = { emailClaim: 'email', groupsClaim: 'memberOf', startsAtProvider: false, opensAccounts: true, role: 'buyer' };

async function side(name: string): Promise<Side> {
  const own = await organization(shop, name);
  const provider = await samlProvider(name, { sub: `sub-${name}`, email: `ruth@${name}.example` });
  const kept = await setting(own, 'saml', { ...FORM, metadata: provider.metadata() });
  expect([kept.status, kept.body]).toEqual([200, '{}']);
  await vouchForDomain(shop.db, own.accountNumber, own.domain, new Date());
  await setting(own, 'mode', { mode: 'choice' });
  const { entityId, answersTo } = await settingsOf<ShopSide>(own);
  const metadata = (await shop.browser('business').send('GET', new URL(entityId).pathname)).body;
  const [, base64 = ''] = /<ds:X509Certificate>([^<]*)</.exec(metadata) ?? [];
  expect(metadata).toContain(`Location="${answersTo}"`);
  return { own, provider, shop: { entityId, answersTo, certificate: new X509Certificate(Buffer.from(base64, 'base64')).toString() } };
}

/** Posts an answer as the provider's page makes the browser do: from another site, and so without its cookies. */
async function post({ answersTo }: ShopSide, form: SamlAnswerForm): Promise<string> {
  const reply = await shop.shop.inject({
    method: 'POST',
    url: new URL(answersTo).pathname,
    headers: {
      host: 'business.localhost:3000',
      origin: 'https://id.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...form }).toString(),
  });
  expect(reply.statusCode).toBe(303);
  return new URL(reply.headers.location ?? '', answersTo).href;
}

async function signOn(browser: Browser, { own, provider, shop: ours }: Side, facts: SamlAnswerFacts = {}): Promise<TestReply> {
  const form = provider.answer(await begin(browser, own, '/account/orders'), ours.certificate, facts);
  return finish(browser, own, await post(ours, form));
}

test('[USR-11] a signed request leads to the provider, and its signed answer signs in, back where the shopper was', async () => {
  const browser = shop.browser('business');
  const reply = await signOn(browser, pine);
  expect([reply.status, reply.json()]).toEqual([200, { next: '/account/orders' }]);
  expect(await sessionIn(browser)).toMatchObject({ signedIn: true, email: 'ruth@pine.example' });
});

test('[USR-11] who is new gets an account with what the attributes say', async () => {
  const browser = shop.browser('business');
  const attributes = { email: ['nora@pine.example'], givenName: ['Nora'], sn: ['Park'], memberOf: ['a', 'b'] };
  expect((await signOn(browser, pine, { nameId: 'sub-nora', attributes })).status).toBe(200);
  expect(await sessionIn(browser)).toMatchObject({ firstName: 'Nora', email: 'nora@pine.example' });
});

test('[USR-11] the provider may sign with either of its two keys while it changes them', async () => {
  expect((await signOn(shop.browser('business'), pine, { key: pine.provider.next })).status).toBe(200);
  const { connection } = await settingsOf<{ connection: { certificates: readonly string[] } }>(pine.own);
  expect(connection.certificates).toHaveLength(2);
});

test('[USR-11] a minute of difference between the clocks is allowed', async () => {
  expect((await signOn(shop.browser('business'), pine, { notOnOrAfter: -40 })).status).toBe(200);
  expect((await signOn(shop.browser('business'), pine, { notBefore: 40 })).status).toBe(200);
});

const ASSERTION = /<saml:Assertion[\s\S]*<\/saml:Assertion>/;
const assertionIn = (xml: string): string => ASSERTION.exec(xml)?.[0] ?? '';
const evil = (assertion: string): string =>
  assertion
    .replace(/<Signature[\s\S]*<\/Signature>/, '')
    .replaceAll('ruth@pine.example', 'admin@pine.example')
    .replaceAll('sub-pine', 'sub-admin');

const FORGED: readonly (readonly [string, SamlAnswerFacts])[] = [
  ['without a signature', { signs: 'nothing' }],
  ['with only the envelope signed', { signs: 'response' }],
  ['with a weak signature', { algorithm: 'sha1' }],
  ['changed after it was signed', { forge: (xml) => xml.replaceAll('ruth@pine.example', 'admin@pine.example') }],
  ['with its signature taken out', { forge: (xml) => xml.replace(/<Signature[\s\S]*<\/Signature>/, '') }],
  [
    'wrapped: a second assertion before the signed one',
    { forge: (xml) => xml.replace(ASSERTION, (right) => evil(right).replace(/ID="[^"]*"/, 'ID="_e"') + right) },
  ],
  [
    'wrapped: a second assertion after the signed one',
    { forge: (xml) => xml.replace(ASSERTION, (right) => right + evil(right).replace(/ID="[^"]*"/, 'ID="_e"')) },
  ],
  [
    'wrapped: the signed one inside the other, with one id',
    { forge: (xml) => xml.replace(ASSERTION, (right) => evil(right).replace('</saml:Assertion>', `${right}</saml:Assertion>`)) },
  ],
  [
    'wrapped: the signed one in the extensions',
    {
      forge: (xml) =>
        xml
          .replace(ASSERTION, (right) => evil(right))
          .replace('<samlp:Status>', `<samlp:Extensions>${assertionIn(xml)}</samlp:Extensions><samlp:Status>`),
    },
  ],
  [
    'wrapped: the signed one in the other’s signature',
    {
      forge: (xml) =>
        xml.replace(ASSERTION, (right) => {
          const [signature = ''] = /<Signature[\s\S]*<\/Signature>/.exec(right) ?? [];
          const bare = right.replace(signature, '');
          const holding = signature.replace('</Signature>', `<Object>${bare}</Object></Signature>`);
          return evil(right).replace('</saml:Issuer>', `</saml:Issuer>${holding}`);
        }),
    },
  ],
  ['for another audience', { audience: 'https://another-shop.example' }],
  ['for another recipient', { recipient: 'https://another-shop.example/acs' }],
  ['of another issuer', { issuer: 'https://id.elm.example/saml' }],
  ['that has expired', { notOnOrAfter: -90 }],
  ['that is not valid yet', { notBefore: 90 }],
  ['to another request', { inResponseTo: '_another' }],
  ['to no request', { inResponseTo: null }],
  ['with entities (XXE)', { forge: (xml) => `<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>${xml.replace('Ruth Adler', '&e;')}` }],
  ['without a subject', { nameId: '' }],
  ['that is no XML', { forge: () => 'not xml' }],
];

test.each(FORGED)('[USR-11] trust 21: an assertion %s is refused', async (_what, facts) => {
  const browser = shop.browser('business');
  expect((await signOn(browser, pine, facts)).json()).toMatchObject({ code: 'ANSWER_REFUSED' });
  expect((await sessionIn(browser)).signedIn).toBe(false);
  const { failures } = await settingsOf<{ failures: readonly { problem: string; detail: string }[] }>(pine.own);
  expect(failures[0]).toMatchObject({ problem: 'ANSWER_REFUSED', detail: expect.stringMatching(/./) as string });
});

test('[USR-11] trust 21: an assertion signed by somebody else is refused', async () => {
  const key = await makeOwnKey(new Date());
  expect((await signOn(shop.browser('business'), pine, { key })).json()).toMatchObject({ code: 'ANSWER_REFUSED' });
});

test('[USR-11] trust 21: a comment in the name does not cut it short', async () => {
  const nameIdFormat = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
  const facts = { nameId: 'ruth@pine.example<!-- -->.evil.example', nameIdFormat, attributes: {} };
  expect((await signOn(shop.browser('business'), pine, facts)).json()).toMatchObject({ code: 'DOMAIN_NOT_PROVEN' });
  const attributes = { email: ['ruth@pine.example<!-- -->.evil.example'] };
  expect((await signOn(shop.browser('business'), pine, { attributes })).json()).toMatchObject({ code: 'DOMAIN_NOT_PROVEN' });
});

test('[USR-11] trust 21: an assertion counts once, also in another browser and with another ticket', async () => {
  const browser = shop.browser('business');
  const form = pine.provider.answer(await begin(browser, pine.own), pine.shop.certificate);
  const [first, second] = [await post(pine.shop, form), await post(pine.shop, form)];
  expect((await finish(shop.browser('business'), pine.own, first)).json()).toMatchObject({ code: 'ATTEMPT_ENDED' });
  expect((await finish(browser, pine.own, second)).json()).toMatchObject({ code: 'ANSWER_REFUSED' });
  expect((await finish(browser, pine.own, first)).status).toBe(400);
});

test('[USR-11] trust 21: another organization’s provider, or its answer for that organization, signs in nobody here', async () => {
  const browser = shop.browser('business');
  const address = await begin(browser, pine.own);
  const foreign = {
    ...elm.provider.answer(await begin(browser, elm.own), elm.shop.certificate),
    RelayState: new URL(address).searchParams.get('RelayState') ?? '',
  };
  expect((await finish(browser, pine.own, await post(pine.shop, foreign))).json()).toMatchObject({ code: 'ANSWER_REFUSED' });
  const attributes = { email: ['ruth@pine.example'] };
  expect((await signOn(shop.browser('business'), elm, { nameId: 'x', attributes })).json()).toMatchObject({ code: 'DOMAIN_NOT_PROVEN' });
});

test('[USR-11] people begin at the provider only where the organization allows it, and each answer counts once there, too', async () => {
  const form = elm.provider.unasked(elm.shop, '/account/lists');
  expect((await finish(shop.browser('business'), elm.own, await post(elm.shop, form))).json()).toMatchObject({ code: 'ATTEMPT_ENDED' });
  await setting(elm.own, 'saml', { ...FORM, metadata: '', startsAtProvider: true });
  const browser = shop.browser('business');
  const again = elm.provider.unasked(elm.shop, '/account/lists');
  const reply = await finish(browser, elm.own, await post(elm.shop, again));
  expect([reply.status, reply.json()]).toEqual([200, { next: '/account/lists' }]);
  expect((await sessionIn(browser)).email).toBe('ruth@elm.example');
  expect((await finish(shop.browser('business'), elm.own, await post(elm.shop, again))).json()).toMatchObject({ code: 'ANSWER_REFUSED' });
  // An answer to a request is none that the provider began.
  const answered = elm.provider.unasked(elm.shop, '//evil.example', { inResponseTo: '_request' });
  expect((await finish(shop.browser('business'), elm.own, await post(elm.shop, answered))).json()).toMatchObject({
    code: 'ANSWER_REFUSED',
  });
  const away = elm.provider.unasked(elm.shop, '//evil.example');
  expect((await finish(shop.browser('business'), elm.own, await post(elm.shop, away))).json()).toEqual({ next: '/' });
});

test('[USR-11] a refusal of the provider is told', async () => {
  const forge = (): string =>
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:AuthnFailed"/></samlp:StatusCode></samlp:Status></samlp:Response>`;
  expect((await signOn(shop.browser('business'), pine, { forge })).json()).toMatchObject({ code: 'DENIED' });
});

test('[USR-11] a test says what is wrong with a SAML answer', async () => {
  const tested = async (facts: SamlAnswerFacts) => {
    const { next } = (await setting(pine.own, 'test', {})).json<{ next: string }>();
    const answer = await post(pine.shop, pine.provider.answer(next, pine.shop.certificate, facts));
    expect((await finish(pine.own.admin, pine.own, answer)).json()).toEqual({ next: '/account/sign-on' });
    return (await settingsOf<{ test: object }>(pine.own)).test;
  };
  expect(await tested({})).toMatchObject({ problem: null, email: 'ruth@pine.example' });
  expect(await tested({ attributes: { uid: ['ruth'] } })).toMatchObject({ problem: 'EMAIL_MISSING' });
  expect(await tested({ notOnOrAfter: -90 })).toMatchObject({ problem: 'ANSWER_REFUSED' });
});

test('[USR-11] metadata are read strictly', async () => {
  const right = pine.provider.metadata();
  expect(readMetadata(right)).toMatchObject({
    entityId: pine.provider.entityId,
    entryPoint: `${pine.provider.entityId}/redirect?tenant=1`,
  });
  const wrong = [
    '',
    '<html></html>',
    right.replace('<md:EntityDescriptor', '<!DOCTYPE x><md:EntityDescriptor'),
    right.replace(/IDPSSODescriptor/g, 'SPSSODescriptor'),
    right.replaceAll('use="signing"', 'use="encryption"'),
    right.replace(/X509Certificate>[^<]+</g, 'X509Certificate>AAAA<'),
    right.replaceAll('HTTP-Redirect', 'SOAP'),
  ];
  for (const xml of wrong) expect(readMetadata(xml), xml.slice(0, 60)).toBeNull();
  const bad = await setting(pine.own, 'saml', {
    ...FORM,
    metadata: right.replaceAll('https://id.pine.example/saml/redirect', 'http://10.0.0.1/'),
  });
  expect(bad.json()).toMatchObject({ code: 'METADATA_INVALID', field: 'metadata' });
});

test('[USR-11] trust 24: the shop’s signing key stands sealed in the database', async () => {
  const { rows } = await shop.db.raw('select sealed_key from sign_on_key');
  expect(rows.length).toBeGreaterThan(1);
  for (const row of rows) expect(Buffer.from(row['sealed_key'] as Uint8Array).toString('latin1')).not.toContain('PRIVATE KEY');
});
