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
    keeps: [
      { what: 'visits from purchasing systems', days: DOCUMENT_DAYS, since: 'they began', forget: FORGET_SESSIONS },
      { what: 'tries of a connection to a purchasing system', days: 7, since: 'the try', forget: FORGET_TRIALS },
    ],
  };
}
