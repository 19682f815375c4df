// Pages that a purchasing system has opened: its own pages may frame them, and their forms lead back to it. One page plays such a system (B2B-9).
import type { FastifyRequest } from 'fastify';
import type { PolicyFacts } from './content-policy.ts';
import type { Visit } from './visit.ts';

/** Whose pages may frame a page, and where its forms lead, when a purchasing system has opened it; 'framesShop' for the page that plays one; null for every other. */
export type FramingOf = (
  visit: Visit,
  address: string,
) => Promise<{ readonly parents: readonly string[]; readonly away: readonly string[] } | 'framesShop' | null>;

/** What the policy of a page is made from, and its further headers. */
export async function framed(
  { visit, url }: Pick<FastifyRequest, 'visit' | 'url'>,
  framingOf: FramingOf | undefined,
  facts: PolicyFacts,
): Promise<{ readonly facts: PolicyFacts; readonly headers: Readonly<Record<string, string>> }> {
  const framing = (await framingOf?.(visit, url)) ?? null;
  if (framing === null) return { facts, headers: {} };
  if (framing === 'framesShop') return { facts: { ...facts, framesShop: true }, headers: {} };
  const awayOrigins = [...facts.awayOrigins, ...framing.away];
  // The system keeps an eye on the window that it has opened.
  return { facts: { ...facts, parents: framing.parents, awayOrigins }, headers: { 'cross-origin-opener-policy': 'unsafe-none' } };
}
