// Handlers of `partnersContract`.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { partnersContract } from '#people/partners/contract';
import { partnersWords } from '#people/partners/words';
import { insertPartnerPerson, signedInReply, type Signing } from '#people/sessions/server';
import type { Handlers } from '#platform/contract';
import type { Queries } from '#platform/db';
import type { Hosts } from '#platform/hosts';
import type { Visit } from '#platform/visit';
import { LINK_PARTNER_PERSON, PARTNER_PERSON, TAKE_TOKEN } from './partner-queries.ts';
import { readPartnerToken, type Partner } from './partners.ts';
import { standInToken } from './stand-in-token.ts';

export interface PartnersDeps {
  readonly hosts: Hosts;
  readonly signing: Pick<Signing, 'signOn'>;
  readonly partners: ReadonlyMap<string, Partner>;
  /** The secret from which each partner's own is made. */
  readonly key: string;
  /** Whether the shop makes up what a partner would send. */
  readonly standsIn: boolean;
}

type Sent = NonNullable<ReturnType<typeof readPartnerToken>>;
type Problem = 'LAPSED' | 'ADDRESS_TAKEN';

export function partnersHandlers(deps: PartnersDeps): Handlers<typeof partnersContract> {
  const read = (token: string, { site, now }: Visit): Sent | null =>
    // Partners send people who buy for themselves.
    site.tenant === 'consumer' ? readPartnerToken(token, { ...deps, origin: deps.hosts.origins.consumer, now }) : null;
  return {
    'POST /api/tpv/read': ({ body, visit }) => {
      const sent = read(body.token, visit);
      if (sent === null) return refused('LAPSED', visit);
      return { partner: sent.partner.name, name: `${sent.firstName} ${sent.lastName}`.trim(), email: sent.email };
    },
    'GET /api/tpv/stand-in': ({ visit }) => {
      const [partner] = deps.partners.values();
      const isThere = deps.standsIn && partner !== undefined && visit.site.tenant === 'consumer';
      return isThere ? { token: standInToken(partner.code, deps.key, deps.hosts.origins.consumer, visit.now) } : refused('LAPSED', visit);
    },
    'POST /api/tpv/enter': async ({ body, visit }) => {
      const sent = read(body.token, visit);
      return sent === null ? refused('LAPSED', visit) : enter(sent, visit, deps);
    },
  };
}

async function enter(sent: Sent, visit: Visit, { signing, hosts }: PartnersDeps): Promise<{ readonly next: string } | Refusal> {
  let problem: Problem = 'LAPSED';
  const shopper = await signing.signOn(
    visit,
    async (tx) => {
      const claimed = await claim(tx, sent);
      if ('profileId' in claimed) return claimed.profileId;
      problem = claimed.problem;
      return undefined;
    },
    async () => undefined,
  );
  if (shopper === undefined) return refused(problem, visit);
  return { next: signedInReply(hosts, visit, sent.target, shopper).next };
}

/** Takes the token, and finds or opens the account. A refusal leaves the token taken: it has been shown. */
async function claim(tx: Queries, sent: Sent): Promise<{ readonly profileId: string } | { readonly problem: Problem }> {
  const { partner, subject, tokenId, expiresAt } = sent;
  const taken = await tx.maybe(TAKE_TOKEN, [partner.code, tokenId, new Date(expiresAt * 1000)]);
  if (taken === undefined) return { problem: 'LAPSED' };
  const known = await tx.maybe(PARTNER_PERSON, [partner.code, subject]);
  if (known !== undefined) return { profileId: known.profile_id };
  const profileId = await insertPartnerPerson(tx, { ...sent, partnerCode: partner.code, partnerName: partner.name });
  if (profileId === undefined) return { problem: 'ADDRESS_TAKEN' };
  await tx.run(LINK_PARTNER_PERSON, [partner.code, subject, profileId]);
  return { profileId };
}

const refused = (problem: Problem, { copyLocale }: Visit): Refusal => refuse(400, problem, sayer(partnersWords, copyLocale)(problem));
