// A SAML identity provider that others wrote (samlify), beside the shop: its own metadata, its own reading of our signed requests, its own signatures.
// What it understands and what it answers owes nothing to the library that the shop uses.
import {
  Constants,
  IdentityProvider,
  ServiceProvider,
  setSchemaValidator,
  type IdentityProviderInstance,
  type ServiceProviderInstance,
} from 'samlify';
import { makeOwnKey, type OwnKey } from '../src/people/sign-on/server/own-certificate.ts';

// The library insists on somebody who compares documents with the schema; the shop's documents are judged by what the provider reads in them.
setSchemaValidator({ validate: async () => 'not compared' });

const { redirect } = Constants.namespace.binding;
const ATTRIBUTES = [
  { name: 'email', valueTag: 'email', nameFormat: Constants.namespace.format.unspecified, valueXsiType: 'xs:string' },
  { name: 'givenName', valueTag: 'givenName', nameFormat: Constants.namespace.format.unspecified, valueXsiType: 'xs:string' },
  { name: 'sn', valueTag: 'sn', nameFormat: Constants.namespace.format.unspecified, valueXsiType: 'xs:string' },
];

export interface Person {
  readonly nameId: string;
  readonly email: string;
  readonly givenName: string;
  readonly sn: string;
}

export interface SamlifyProvider {
  readonly entityId: string;
  readonly metadata: string;
  /** Takes the shop's metadata, as its administrator would paste them. */
  trust(shopMetadata: string): void;
  /** The form that the provider's page posts: it reads the request at its address first, and throws when the signature is not the shop's. */
  answer(address: string, person: Person): Promise<Readonly<Record<string, string>>>;
  /** An answer that nobody asked for. */
  unasked(person: Person): Promise<Readonly<Record<string, string>>>;
  /** The address in the shop with the provider's signed request to sign somebody out. */
  signOut(person: Pick<Person, 'nameId'>, sessionIndex: string): string;
  /** Reads the shop's signed request to sign somebody out; the address in the shop with the signed answer. */
  signedOut(address: string): Promise<string>;
  /** Reads the shop's signed answer; throws when it is not the shop's. */
  readAnswer(address: string): Promise<void>;
}

export interface SamlifyFacts {
  /** Signs with another key than the metadata say. */
  readonly key?: OwnKey;
  /** Signs the message around the assertion as well. */
  readonly signsMessage?: boolean;
  /** Of the session, in assertions. */
  readonly sessionIndex?: string;
}

export async function samlifyProvider(name: string, facts: SamlifyFacts = {}): Promise<SamlifyProvider> {
  const entityId = `https://id.${name}.example/samlify`;
  const own = await makeOwnKey(new Date());
  const idp = IdentityProvider({
    entityID: entityId,
    signingCert: own.certificate,
    privateKey: (facts.key ?? own).privateKey,
    isAssertionEncrypted: false,
    wantAuthnRequestsSigned: true,
    wantLogoutRequestSigned: true,
    wantLogoutResponseSigned: true,
    requestSignatureAlgorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
    messageSigningOrder: 'sign-then-encrypt',
    singleSignOnService: [{ Binding: redirect, Location: `${entityId}/sso` }],
    singleLogoutService: [{ Binding: redirect, Location: `${entityId}/slo` }],
    nameIDFormat: [PERSISTENT],
    loginResponseTemplate: { context: TEMPLATE, attributes: ATTRIBUTES },
  });
  let sp: ServiceProviderInstance | undefined;
  const shop = (): ServiceProviderInstance => {
    if (sp === undefined) throw new Error('The provider does not know the shop yet');
    return sp;
  };
  const respond = async (request: Read | null, person: Person, relayState: string): Promise<Readonly<Record<string, string>>> => {
    const asked = { extract: request?.extract ?? {} };
    const fill = (template: string) => filled(template, { idp, sp: shop(), request, person, sessionIndex: facts.sessionIndex ?? 's-1' });
    const { context } = await idp.createLoginResponse(shop(), asked, 'post', { email: person.email }, { customTagReplacement: fill });
    return { SAMLResponse: context, RelayState: relayState };
  };
  return {
    entityId,
    metadata: idp.getMetadata(),
    trust(shopMetadata) {
      // Metadata cannot say that logout is signed; the provider's administrator does.
      const signs = { wantLogoutRequestSigned: true, wantLogoutResponseSigned: true, wantMessageSigned: facts.signsMessage === true };
      sp = ServiceProvider({ metadata: shopMetadata, ...signs });
    },
    async answer(address, person) {
      const url = new URL(address);
      const request = await idp.parseLoginRequest(shop(), 'redirect', asked(url));
      return respond(request, person, url.searchParams.get('RelayState') ?? '');
    },
    unasked: (person) => respond(null, person, ''),
    signOut: ({ nameId }, sessionIndex) => {
      const { context } = idp.createLogoutRequest(shop(), 'redirect', { logoutNameID: nameId, sessionIndex }, 'theirs') as {
        context: string;
      };
      return context;
    },
    async signedOut(address) {
      const url = new URL(address);
      const request = await idp.parseLogoutRequest(shop(), 'redirect', asked(url));
      const relayState = url.searchParams.get('RelayState') ?? '';
      const { context } = idp.createLogoutResponse(shop(), { extract: request.extract }, 'redirect', relayState) as { context: string };
      return context;
    },
    async readAnswer(address) {
      await idp.parseLogoutResponse(shop(), 'redirect', asked(new URL(address)));
    },
  };
}

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
type Read = Awaited<ReturnType<IdentityProviderInstance['parseLoginRequest']>>;

/** A request as the library takes it: what it says, and the text that is signed. */
function asked(url: URL) {
  const names = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg'].filter((name) => url.searchParams.has(name));
  const octetString = names.map((name) => `${name}=${encodeURIComponent(url.searchParams.get(name) ?? '')}`).join('&');
  return { query: Object.fromEntries(url.searchParams), octetString };
}

const TEMPLATE = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="{ID}" Version="2.0" IssueInstant="{IssueInstant}" Destination="{Destination}" InResponseTo="{InResponseTo}"><saml:Issuer>{Issuer}</saml:Issuer><samlp:Status><samlp:StatusCode Value="{StatusCode}"/></samlp:Status><saml:Assertion xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ID="{AssertionID}" Version="2.0" IssueInstant="{IssueInstant}"><saml:Issuer>{Issuer}</saml:Issuer><saml:Subject><saml:NameID Format="{NameIDFormat}">{NameID}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="{Until}" Recipient="{Destination}" InResponseTo="{InResponseTo}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="{IssueInstant}" NotOnOrAfter="{Until}"><saml:AudienceRestriction><saml:Audience>{Audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions><saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>{AttributeStatement}</saml:Assertion></samlp:Response>`;

interface Filling {
  readonly idp: IdentityProviderInstance;
  readonly sp: ServiceProviderInstance;
  readonly request: Read | null;
  readonly person: Person;
  readonly sessionIndex: string;
}

function filled(template: string, { idp, sp, request, person, sessionIndex }: Filling): { id: string; context: string } {
  const [id, now] = [idp.entitySetting.generateID?.() ?? '', new Date()];
  const extracted = request?.extract.request as { id?: string } | undefined;
  const values: Readonly<Record<string, string>> = {
    ID: id,
    AssertionID: idp.entitySetting.generateID?.() ?? '',
    Destination: String(sp.entityMeta.getAssertionConsumerService('post')),
    Audience: sp.entityMeta.getEntityID(),
    Issuer: idp.entityMeta.getEntityID(),
    IssueInstant: now.toISOString(),
    Until: new Date(now.getTime() + 300_000).toISOString(),
    InResponseTo: extracted?.id ?? '',
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    NameIDFormat: PERSISTENT,
    NameID: person.nameId,
    SessionIndex: sessionIndex,
    attrEmail: person.email,
    attrGivenName: person.givenName,
    attrSn: person.sn,
  };
  const text = Object.entries(values).reduce((xml, [name, value]) => xml.replaceAll(`{${name}}`, value), template);
  // Who began at the provider answers no request.
  return { id, context: request === null ? text.replaceAll(' InResponseTo=""', '') : text };
}
