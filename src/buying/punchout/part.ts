import { punchoutContract } from '#buying/punchout/contract';
import {
  FORGET_SESSIONS,
  FORGET_TRIALS,
  punchoutHandlers,
  serveCxml,
  serveOci,
  serveReceived,
  serveStart,
  SESSIONS_OF_PERSON,
  type OciDeps,
  type PunchoutDeps,
} from '#buying/punchout/server';
import { DOCUMENT_DAYS } from '#people/procurement/rules';
import { answers, type Part } from '#platform/part';

export type PunchoutNeeds = PunchoutDeps & OciDeps;

const DAY_MS = 86_400_000;
/** Tries of a connection. */
const TRIAL_DAYS = 7;

export function punchoutPart(needs: PunchoutNeeds): Part {
  return {
    serve: (shop) => {
      serveCxml(shop, needs);
      serveStart(shop, needs);
      serveOci(shop, needs);
      serveReceived(shop, needs);
    },
    calls: [answers(punchoutContract, punchoutHandlers(needs))],
    personalData: { tables: [{ name: 'punchout', rows: SESSIONS_OF_PERSON }] },
    async upkeep(db, now) {
      await db.run(FORGET_SESSIONS, [new Date(now.getTime() - DOCUMENT_DAYS * DAY_MS)]);
      await db.run(FORGET_TRIALS, [new Date(now.getTime() - TRIAL_DAYS * DAY_MS)]);
    },
  };
}
