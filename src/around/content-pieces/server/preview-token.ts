// Addresses that show a page as an audience sees it at a time, drafts included. Signed, and valid for an hour (HDR-6).
import { createHmac, timingSafeEqual } from 'node:crypto';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/schema';
import type { Queries } from '#platform/db';
import { MAKE_PREVIEW_KEY, PREVIEW_KEY } from './content-queries.ts';

const Shape = Type.Object({
  /** Audience flags and variants, see `previewNames`. */
  audience: Type.Array(Type.String({ maxLength: 60 }), { maxItems: 10 }),
  /** The moment that is shown, and until when the address is valid: ISO instants. */
  at: Type.String({ maxLength: 30 }),
  until: Type.String({ maxLength: 30 }),
});
export type Preview = Static<typeof Shape>;

const VALID_MS = 60 * 60_000;

/** The same key for every server and for staff's commands. */
export async function previewKey(db: Queries): Promise<string> {
  const known = await db.maybe(PREVIEW_KEY);
  if (known !== undefined) return known.secret;
  await db.run(MAKE_PREVIEW_KEY);
  return (await db.one(PREVIEW_KEY)).secret;
}

export function previewToken({ audience, at }: Pick<Preview, 'audience' | 'at'>, now: Date, key: string): string {
  const preview: Preview = { audience, at, until: new Date(now.getTime() + VALID_MS).toISOString() };
  const body = Buffer.from(JSON.stringify(preview)).toString('base64url');
  return `${body}.${digestOf(body, key).toString('base64url')}`;
}

let check: ReturnType<typeof Compile> | undefined;

/** The preview of a token; undefined when it is not ours, was changed, or is no longer valid. */
export function readPreview(token: string, now: Date, key: string): Preview | undefined {
  const [body = '', sign = ''] = token.split('.');
  const digest = digestOf(body, key);
  const given = Buffer.from(sign, 'base64url');
  if (given.length !== digest.length || !timingSafeEqual(given, digest)) return undefined;
  check ??= Compile(Shape);
  const preview: unknown = JSON.parse(Buffer.from(body, 'base64url').toString()); // signed, so it is what we wrote
  if (!check.Check(preview)) return undefined;
  const read = preview as Preview; // checked
  return Date.parse(read.until) > now.getTime() ? read : undefined;
}

const digestOf = (body: string, key: string): Buffer => createHmac('sha256', key).update(`content preview ${body}`).digest();
