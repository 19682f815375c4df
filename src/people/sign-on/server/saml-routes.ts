// What a SAML provider asks the shop for: the shop's metadata, and the address that answers are posted to (ACS).
import type { FastifyInstance } from 'fastify';
import { ownValue } from '#base/lookup/rules';
import { makePaths } from '#paths';
import { isLinkName } from '#people/sign-on/rules';
import type { Db } from '#platform/db';
import type { Limiter } from '#platform/limits';
import { API_HEADERS } from '#platform/protective-headers';
import type { Connection, Connections } from './connections.ts';
import { postedAnswer } from './saml-answers.ts';
import { ownMetadata } from './saml-metadata.ts';
import { ownAddresses, partiesOf, type PartiesDeps } from './saml-parties.ts';

export interface SamlRoutesDeps extends PartiesDeps {
  readonly db: Db;
  readonly connections: Connections;
  readonly begun: Limiter<'address'>;
}

interface Asked {
  Params: { readonly organization: string };
  Body: Readonly<Record<string, string>>;
}

const AT = '/office/supplies/sign-on/:organization';
const MOST_BYTES = 500_000;

export function serveSaml(app: FastifyInstance, deps: SamlRoutesDeps): void {
  const { connections, db } = deps;
  const found = async (tenant: string, linkName: string): Promise<Connection | undefined> =>
    tenant === 'business' && isLinkName(linkName) ? connections.byLink(linkName) : undefined;

  app.get<Asked>(`${AT}/metadata.xml`, { config: { access: 'anyone' } }, async ({ params, visit }, reply) => {
    const connection = await found(visit.site.tenant, params.organization);
    if (connection === undefined) return reply.code(404).headers(API_HEADERS).send();
    const { certificate } = await deps.ownKeys.of(connection.accountNumber, visit.now);
    const metadata = ownMetadata({ ...ownAddresses(deps.hosts, connection.linkName), certificate });
    return reply.headers(API_HEADERS).type('application/samlmetadata+xml; charset=utf-8').send(metadata);
  });

  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(text)))),
    );
    const options = { bodyLimit: MOST_BYTES, config: { access: 'shopper', comesFromElsewhere: true } } as const;
    scope.post<Asked>(`${AT}/acs`, options, async ({ params, body, visit }, reply) => {
      const { wait } = await deps.begun.take({ address: visit.ip });
      if (wait > 0) return reply.code(429).headers(API_HEADERS).header('retry-after', String(wait)).send();
      const connection = await found(visit.site.tenant, params.organization);
      const parties = connection && (await partiesOf(deps, connection, visit.now));
      if (connection === undefined || parties === undefined) return reply.code(404).headers(API_HEADERS).send();
      const ticket = await postedAnswer(db, connection, parties, ownValue(body, 'SAMLResponse') ?? '', visit.now);
      const query = new URLSearchParams({ ticket, state: (ownValue(body, 'RelayState') ?? '').slice(0, 1_000) });
      return reply.headers(API_HEADERS).redirect(`${makePaths('en-US').signOnReturn(connection.linkName)}?${query.toString()}`, 303);
    });
  });
}
