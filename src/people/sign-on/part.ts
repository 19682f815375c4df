import type { Signing } from '#people/sessions/server';
import { signOnContract } from '#people/sign-on/contract';
import {
  FORGET_SCIM_OF,
  IDENTITIES_OF_PERSON,
  limitSignOns,
  makeAttempts,
  makeOpenId,
  makeOwnKeys,
  SCIM_OF_PERSON,
  serveBackChannel,
  serveSaml,
  serveSamlLogout,
  serveScim,
  signOnHandlers,
  signOnsKept,
  textRecords,
  type Connections,
} from '#people/sign-on/server';
import type { Db } from '#platform/db';
import { makeGuardedFetch } from '#platform/guarded-fetch';
import type { Hosts } from '#platform/hosts';
import type { Limits } from '#platform/limits';
import { answers, type Part } from '#platform/part';
import type { Seal } from '#platform/sealed';

export interface SignOnNeeds {
  readonly db: Db;
  readonly hosts: Hosts;
  readonly limits: Limits;
  readonly signing: Pick<Signing, 'signOn'>;
  readonly connections: Connections;
  readonly seal: Seal;
  /** False in production without a key for the secrets. */
  readonly isOffered: boolean;
  /** Hosts of providers that may be called in a private network, and over http. */
  readonly allowedHosts: readonly string[];
}

export function signOnPart(needs: SignOnNeeds): Part {
  const { db, limits, allowedHosts } = needs;
  const openId = makeOpenId(makeGuardedFetch({ allowedHosts }));
  const ownKeys = makeOwnKeys(db, needs.seal);
  const deps = { ...needs, ownKeys, ...limitSignOns(limits), openId, attempts: makeAttempts(db), textRecords };
  return {
    serve: (shop) => {
      serveSaml(shop, deps);
      serveSamlLogout(shop, deps);
      serveScim(shop, deps);
      serveBackChannel(shop, deps);
    },
    calls: [answers(signOnContract, signOnHandlers(deps))],
    personalData: {
      tables: [
        { name: 'singleSignOn', rows: IDENTITIES_OF_PERSON },
        { name: 'directory', rows: SCIM_OF_PERSON },
      ],
      forget: async (tx, { email }) => void (await tx.run(FORGET_SCIM_OF, [email])),
    },
    keeps: signOnsKept,
  };
}
