// What the shop writes into the metadata of Stripe's payments.
import { createHash } from 'node:crypto';

/** Names of the shop's key and order number in Stripe's metadata. */
export const [KEY, REFERENCE] = ['inkwell_key', 'inkwell_order'] as const;

/** Metadata name of a move, derived from its key: Stripe forgets idempotency keys after a day, but keeps metadata. */
export function metadataNameOf(kind: 'captured' | 'released', key: string): string {
  return `${kind}_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
}

/** Money already released that will not be captured. */
export function releasedOf({ metadata }: { readonly metadata: Readonly<Record<string, string>> }): number {
  return Object.entries(metadata).reduce((sum, [name, cents]) => sum + (name.startsWith('released_') ? Number(cents) : 0), 0);
}
