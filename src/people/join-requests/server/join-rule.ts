// What the screens of an organization show about who asks to join, and the setting that lets them.
import type { JoinRule } from '#people/organizations/server';
import { provenDomains } from '#people/sign-on/server';
import { ALLOW, CLOSE, REQUESTS, RULE_OF } from './join-queries.ts';

export const joinRule: JoinRule = {
  asking: async (on, accountNumber, now) => (await on.many(REQUESTS, [accountNumber, now])).map(({ name }) => name),
  async shown(on, accountNumber) {
    const [rule, domains] = [await on.maybe(RULE_OF, [accountNumber]), await provenDomains(on, accountNumber)];
    return { isAllowed: rule !== undefined, domains };
  },
  change: async (tx, accountNumber, isAllowed, now) =>
    (isAllowed ? await tx.run(ALLOW, [accountNumber, now]) : await tx.run(CLOSE, [accountNumber])) === 1,
};
