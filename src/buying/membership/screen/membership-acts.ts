// The acts of the contract, for the page's forms: a screen imports only types of a contract.
import type { MembershipAct } from '#buying/membership/contract';

export const MEMBERSHIP_ACTS_SHOWN = ['turnOff', 'turnOn', 'cancel'] as const satisfies readonly MembershipAct[];
