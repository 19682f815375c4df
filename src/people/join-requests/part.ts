import { joinRequestsContract } from '#people/join-requests/contract';
import {
  countRequests,
  FORGET_REQUESTS,
  joinRequestHandlers,
  makeJoinMail,
  REQUESTS_OF_PERSON,
  type JoinMailDeps,
} from '#people/join-requests/server';
import type { Signing } from '#people/sessions/server';
import type { Db } from '#platform/db';
import type { Jobs } from '#platform/jobs';
import { answers, type Part } from '#platform/part';

export { joinRule } from '#people/join-requests/server';

export interface JoinRequestsNeeds extends JoinMailDeps {
  readonly db: Db;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly signing: Pick<Signing, 'renew'>;
}

export function joinRequestsPart(needs: JoinRequestsNeeds): Part {
  return {
    calls: [answers(joinRequestsContract, joinRequestHandlers(needs))],
    jobs: [makeJoinMail(needs)],
    menuCounts: (visit, shopper) => countRequests(needs.db, visit, shopper),
    personalData: { tables: [{ name: 'joinRequests', rows: REQUESTS_OF_PERSON }] },
    keeps: [{ what: 'requests to join an organization', days: 90, since: 'they expired', forget: FORGET_REQUESTS }],
  };
}
