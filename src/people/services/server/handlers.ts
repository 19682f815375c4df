// Handlers of `servicesContract`.
import { randomUUID } from 'node:crypto';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { SignedIn } from '#base/shopper/rules';
import { makePaths } from '#paths';
import type { servicesContract } from '#people/services/contract';
import { codesFor, readService, type ServiceName } from '#people/services/rules';
import { servicesWords } from '#people/services/words';
import type { Handlers } from '#platform/contract';
import type { Hosts } from '#platform/hosts';
import type { Visit } from '#platform/visit';
import { readServiceToken, serviceToken, TOKEN_SECONDS } from './service-token.ts';

export interface ServicesDeps {
  readonly hosts: Hosts;
  /** Where each service takes people in. */
  readonly addresses: ReadonlyMap<string, string>;
  /** The secret from which each service's own is made. */
  readonly key: string;
  /** Whether a page of the shop stands in for services without an address. */
  readonly standsIn: boolean;
}

export function servicesHandlers(deps: ServicesDeps): Handlers<typeof servicesContract> {
  const open =
    (service: ServiceName) =>
    ({ visit, shopper }: { readonly visit: Visit; readonly shopper: SignedIn }) =>
      handOver(service, visit, shopper, deps);
  return {
    denied: (visit, _line, why) => {
      const t = sayer(servicesWords, visit.copyLocale);
      return why === 'signIn' ? refuse(401, 'MISSING_USER', t('MISSING_USER')) : refuse(403, 'FORBIDDEN', t('FORBIDDEN'));
    },
    'POST /api/services/online-invoicing': open('online-invoicing'),
    'POST /api/services/bill-trust': open('bill-trust'),
    'POST /api/services/blue-tarp': open('blue-tarp'),
    'POST /api/services/breakroom': open('breakroom'),
    'POST /api/services/print-marketing': open('print-marketing'),
    'POST /api/services/hi-touch': open('hi-touch'),
    'POST /api/services/other-sites': open('other-sites'),
    'GET /api/services/stand-in': ({ visit, query }) => {
      const service = readService(query.service);
      const facts =
        service === undefined || !deps.standsIn ? null : readServiceToken(query.token, service, { key: deps.key, now: visit.now });
      if (facts === null) return refuse(404, 'NOT_FOUND', sayer(servicesWords, visit.copyLocale)('LAPSED'));
      const { name, email, organization, codes } = facts;
      return { name, email, organization: organization.name, accountNumber: organization.number, codes: [...codes] };
    },
  };
}

/** The service's address with a token in it. */
function handOver(service: ServiceName, visit: Visit, shopper: SignedIn, deps: ServicesDeps): { readonly next: string } | Refusal {
  const origin = deps.hosts.origins[visit.site.tenant];
  const standIn = deps.standsIn ? origin + makePaths(visit.locale).standInService(service) : undefined;
  const address = deps.addresses.get(service) ?? standIn;
  if (address === undefined) return refuse(503, 'SERVICE_NOT_CONNECTED', sayer(servicesWords, visit.copyLocale)('NOT_CONNECTED'));
  const { profile, account, permissions } = shopper;
  const iat = Math.floor(visit.now.getTime() / 1000);
  const next = new URL(address);
  next.searchParams.set(
    'token',
    serviceToken(
      {
        iss: origin,
        aud: service,
        sub: profile.profileId,
        email: profile.email,
        name: `${profile.firstName} ${profile.lastName}`.trim(),
        locale: visit.locale,
        organization: { name: account?.name ?? '', number: account?.accountNumber ?? '' },
        codes: codesFor(service, permissions),
        iat,
        exp: iat + TOKEN_SECONDS,
        jti: randomUUID(),
      },
      deps.key,
    ),
  );
  return { next: next.href };
}
