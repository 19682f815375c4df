// Time as a dependency: rules and use cases are given an instant, so tests can choose it.

export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
