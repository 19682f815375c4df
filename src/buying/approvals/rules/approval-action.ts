// How decisions are spelled in the two calls of §7: `approve` and `decline` in the address, ACCEPT and DECLINE in the body (trap T33).

export type Decision = 'approve' | 'decline';

const IN_BODY = { approve: 'ACCEPT', decline: 'DECLINE' } as const satisfies Readonly<Record<Decision, string>>;

/** Whether every object of the body says what the address says. */
export const agree = (decision: Decision, actions: readonly { readonly action: string }[]): boolean =>
  actions.every(({ action }) => action === IN_BODY[decision]);

/** The cart's status of §5 while its order waits, and once it is approved; '' for every other. */
export const cartStatusOf = (state: string, isPlaced: boolean): 'TRANSIENT' | 'APPROVED' | '' =>
  state === 'waiting' ? 'TRANSIENT' : state === 'approved' && !isPlaced ? 'APPROVED' : '';
