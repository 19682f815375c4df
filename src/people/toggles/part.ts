import { togglesContract } from '#people/toggles/contract';
import { toggleHandlers, type Toggles } from '#people/toggles/server';
import { answers, type Part } from '#platform/part';

export function togglesPart(toggles: Toggles): Part {
  return { calls: [answers(togglesContract, toggleHandlers(toggles))], close: () => toggles.close() };
}
