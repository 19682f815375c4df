// Handlers of `signOnContract`.
import type { Outcome } from '#base/outcome/rules';
import { makePaths } from '#paths';
import { organizationOf } from '#people/sessions/server';
import type { signOnContract } from '#people/sign-on/contract';
import { domainOf, isLinkName } from '#people/sign-on/rules';
import type { Handlers } from '#platform/contract';
import { QUARTER_S, type Limiter, type Limits } from '#platform/limits';
import type { Visit } from '#platform/visit';
import type { Connection } from './connections.ts';
import { leave, left } from './logout.ts';
import { denied, refused, waitFirst } from './refused.ts';
import type { ScimDeps } from './scim/scim-routes.ts';
import { settingsHandlers, type SettingsHandlerDeps } from './settings-handlers.ts';
import { beginSignOn, finishSignOn, type SignOnRefusal } from './sign-on.ts';

export interface SignOnHandlerDeps extends SettingsHandlerDeps {
  readonly begun: Limiter<'address'>;
}

/** Whole offices begin behind one address. */
export const limitSignOns = (limits: Limits): Pick<SignOnHandlerDeps, 'begun' | 'checks'> & Pick<ScimDeps, 'requests'> => ({
  begun: limits.of('sign-on', [{ by: ['address'], most: 1_000, seconds: QUARTER_S }]),
  // A directory that is filled for the first time sends 25 a second.
  requests: limits.of('scim', [{ by: ['token'], most: 3_000, seconds: 60 }]),
  checks: limits.of('sign-on-checks', [{ by: ['organization'], most: 60, seconds: QUARTER_S }]),
});

export function signOnHandlers(deps: SignOnHandlerDeps): Handlers<typeof signOnContract> {
  const { connections } = deps;
  const linked = async ({ site }: Visit, linkName: string): Promise<Connection | undefined> =>
    site.tenant === 'business' && isLinkName(linkName) ? connections.byLink(linkName) : undefined;
  const led = (visit: Visit, outcome: Outcome<string, SignOnRefusal>) =>
    outcome.ok ? { next: outcome.value } : refused(visit, { code: outcome.problem });
  return {
    denied: (visit, _line, admission) => denied(visit, admission),

    'POST /api/sign-on/find': async ({ visit, body }) => {
      const domain = visit.site.tenant === 'business' ? domainOf(body.email.trim()) : null;
      const found = domain === null ? undefined : await connections.byDomain(domain);
      if (found === undefined) return refused(visit, { code: 'NO_SIGN_ON' }, 'email');
      return { next: makePaths(visit.locale).signOnWith(found.linkName, body.back ? { target: body.back } : {}) };
    },

    'GET /api/sign-on/organization': async ({ visit, query }) => {
      const connection = await linked(visit, query.organization);
      // Whose link it is can change, and no shared copy of the page would.
      visit.personal = true;
      if (connection === undefined || connection.mode === 'off') return refused(visit, { code: 'SIGN_ON_OFF' });
      return { name: (await organizationOf(deps.db, connection.accountNumber))?.name ?? '' };
    },

    'POST /api/sign-on/begin': async ({ visit, body }) => {
      const { wait } = await deps.begun.take({ address: visit.ip });
      if (wait > 0) return waitFirst(visit, wait);
      return led(visit, await beginSignOn(deps, visit, await linked(visit, body.organization), { back: body.back }));
    },

    'POST /api/sign-on/finish': async ({ visit, body }) => {
      if (visit.site.tenant !== 'business') return refused(visit, { code: 'SIGN_ON_OFF' });
      return led(visit, await finishSignOn(deps, visit, body.organization, body.answer));
    },

    'POST /api/sign-on/leave': async ({ visit, body }) => {
      const leaving = visit.site.tenant === 'business' ? await leave(deps, visit, body.organization, body.state) : undefined;
      return leaving ?? refused(visit, { code: 'SIGN_ON_OFF' });
    },

    'POST /api/sign-on/left': ({ visit, body }) => left(deps, visit, body.organization, body.state),

    ...settingsHandlers(deps),
  };
}
