import { servicesContract } from '#people/services/contract';
import { servicesHandlers, type ServicesDeps } from '#people/services/server';
import { answers, type Part } from '#platform/part';

export function servicesPart(needs: ServicesDeps): Part {
  return { calls: [answers(servicesContract, servicesHandlers(needs))] };
}
