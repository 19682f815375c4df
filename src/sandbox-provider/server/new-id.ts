import { randomText } from '#platform/random';
// Names nobody can guess.

export function newId(prefix: string): string {
  return `${prefix}_${randomText(18)}`;
}
