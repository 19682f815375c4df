// How an organization's people sign in, for whoever signs people in.
import { makePaths } from '#paths';
import type { SignOnRule } from '#people/sessions/server';
import { domainOf } from '#people/sign-on/rules';
import type { Db } from '#platform/db';
import type { Connections } from './connections.ts';
import { makeLeaving } from './logout.ts';
import { MUST_SIGN_ON } from './session-queries.ts';

export function makeSignOnRule(db: Db, connections: Pick<Connections, 'byDomain'>): SignOnRule {
  return {
    leaving: makeLeaving(db),
    async wayOf({ site, locale }, email, back) {
      const domain = site.tenant === 'business' ? domainOf(email.trim()) : null;
      const connection = domain === null ? undefined : await connections.byDomain(domain);
      if (connection === undefined) return undefined;
      const always = connection.mode === 'only';
      const query = { ...(back !== '' && { target: back }), ...(always && { from: 'password' }) };
      return { next: makePaths(locale).signOnWith(connection.linkName, query), always };
    },
    isRequiredFor: async (on, profileId) => (await on.maybe(MUST_SIGN_ON, [profileId])) !== undefined,
  };
}
