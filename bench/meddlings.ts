// What each fault does to one order, between its card and the answer to its press.
import { setTimeout as delay } from 'node:timers/promises';
import type { BankLine, Meddle } from './bank-line.ts';
import type { Fault } from './fault-plan.ts';
import type { Meddling } from './guest.ts';
import type { Call, SoakClient } from './soak-client.ts';
import type { SupervisedShop } from './supervised-shop.ts';

export interface MeddlingFacts {
  readonly bank: BankLine;
  readonly shop: Pick<SupervisedShop, 'kill' | 'redeploy'>;
  readonly client: SoakClient;
  readonly order: number;
  readonly restartDatabase: () => Promise<void>;
}

/** A kill at any moment comes within so many milliseconds of the press. */
const WITHIN_MS = 60;

export function meddlingOf(fault: Fault | undefined, { bank, shop, client, order, restartDatabase }: MeddlingFacts): Meddling {
  const atBank = (meddle: Meddle): Meddling => ({ beforeOrder: (token) => bank.meet(token, meddle) });
  const pressed = (press: (call: Call) => Promise<unknown>): Meddling => ({ press });
  switch (fault) {
    case undefined:
      return {};
    case 'killedPaying':
      return atBank(async (pass) => {
        await pass();
        await shop.kill();
        return 'silence';
      });
    case 'killedAsking':
      // What was asked before the shop ended arrives after all.
      return atBank(async (pass) => {
        await shop.kill();
        await pass();
        return 'silence';
      });
    case 'killedAnywhere':
      return pressed(async (call) => Promise.allSettled([client.once(call), delay(order % WITHIN_MS).then(shop.kill)]));
    case 'redeployed':
      return pressed(async (call) => Promise.allSettled([client.once(call), shop.redeploy()]));
    case 'databaseRestart':
      return pressed(async (call) => Promise.allSettled([client.once(call), restartDatabase()]));
    case 'providerSilent':
      return atBank(async (pass) => {
        await pass();
        return 'silence';
      });
    case 'providerAnswerLost':
      return atBank(async (pass) => {
        await pass();
        return 'hangUp';
      });
    case 'providerUnheard':
      return atBank(async () => 'hangUp');
    case 'providerFails':
      return atBank(async () => ({ status: 500, body: '{}' }));
    case 'answerLost':
      return pressed((call) => client.once(call, true).catch(() => undefined));
    case 'doubleClick':
      return pressed(async (call) => Promise.allSettled([client.once(call), client.once(call)]));
    case 'twoTabs':
      return pressed(async (call) => Promise.allSettled([client.once(call), client.once({ ...call, key: `${call.key}-other-tab` })]));
  }
}
