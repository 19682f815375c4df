// Unguessable ids.
import { randomText } from '#platform/random';

export function newId(prefix: string): string {
  return `${prefix}_${randomText(18)}`;
}
