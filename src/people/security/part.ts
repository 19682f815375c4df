import { securityContract } from '#people/security/contract';
import { securityHandlers, type SecurityFacts } from '#people/security/server';
import { answers, type Part } from '#platform/part';

export function securityPart(needs: SecurityFacts): Part {
  return { calls: [answers(securityContract, securityHandlers(needs))] };
}
