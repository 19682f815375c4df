import { securityContract } from '#people/security/contract';
import { FORGET_OFFERS, FORGET_STEPS, securityHandlers, type SecurityFacts } from '#people/security/server';
import { answers, type Part } from '#platform/part';

export function securityPart(needs: SecurityFacts): Part {
  return {
    calls: [answers(securityContract, securityHandlers(needs))],
    async upkeep(db, now) {
      await db.run(FORGET_STEPS, [now]);
      await db.run(FORGET_OFFERS, [now]);
    },
  };
}
