// A request's place in admission control.

/** A request, from the arrival of its body until its reply is written. */
export interface Ticket {
  readonly network: string;
  readonly kind: string;
  state: 'waiting' | 'working' | 'done';
  beganAt: number;
  /** Number of running requests when it started, itself included. */
  beside: number;
  /** Number of calls to other services that it waits for. */
  serviceCalls: number;
  hasCalledService: boolean;
}

export function newTicket(network: string, kind: string): Ticket {
  return { network, kind, state: 'waiting', beganAt: 0, beside: 0, serviceCalls: 0, hasCalledService: false };
}
