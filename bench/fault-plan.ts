// Which orders meet which fault: spread over the whole run by a seed, so that a run that failed can be run again.

export const FAULTS = [
  /** The shop is killed after the company has authorised and before the shop has heard of it; before; at any moment. */
  'killedPaying',
  'killedAsking',
  'killedAnywhere',
  /** The shop is asked to stop and the next one is started, as a new edition is. */
  'redeployed',
  'databaseRestart',
  /** The payment company: authorises and never answers; authorises and drops the line; never hears of it; fails. */
  'providerSilent',
  'providerAnswerLost',
  'providerUnheard',
  'providerFails',
  /** The shopper: the answer is lost on its way to them; two clicks at once; two tabs at once. */
  'answerLost',
  'doubleClick',
  'twoTabs',
] as const;
export type Fault = (typeof FAULTS)[number];

const KILLS: readonly Fault[] = ['killedPaying', 'killedAsking', 'killedAnywhere'];
const RESTARTS: readonly Fault[] = ['databaseRestart', 'redeployed'];
const OTHERS = FAULTS.filter((fault) => !RESTARTS.includes(fault) && !KILLS.includes(fault));
/** Of the orders, in so many one: meets any fault, a killed shop, a restarted database, and as often a new edition. */
const [ONE_IN, KILL_IN, RESTART_IN] = [20, 200, 2_000];
/** Even a short run meets every kind, and both ways in which a database ends. */
const [LEAST_KILLS, LEAST_RESTARTS] = [KILLS.length, 2];

/** By number of the order, from 0. */
export function faultPlan(orders: number, seed: number): ReadonlyMap<number, Fault> {
  const random = seeded(seed);
  const count = Math.max(Math.round(orders / ONE_IN), FAULTS.length);
  const kills = Math.max(LEAST_KILLS, Math.round(orders / KILL_IN));
  const restarts = Math.max(LEAST_RESTARTS, Math.round(orders / RESTART_IN));
  const faults: Fault[] = [
    ...turns(RESTARTS, 2 * restarts),
    ...turns(KILLS, kills),
    ...turns(OTHERS, Math.max(OTHERS.length, count - kills - 2 * restarts)),
  ];
  shuffle(faults, random);
  const room = orders / faults.length;
  return new Map(faults.map((fault, at) => [Math.min(orders - 1, Math.floor((at + random()) * room)), fault]));
}

function turns(faults: readonly Fault[], count: number): readonly Fault[] {
  return Array.from({ length: count }, (_, at) => faults[at % faults.length] ?? 'doubleClick');
}

function shuffle<T>(list: T[], random: () => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T]; // both are within the list
  }
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
