// A directory that keeps its people here by SCIM, over real HTTP and without cookies.
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from 'vitest';
import type { TestShop } from './shop.ts';
import { setting, type Organization } from './sign-on.ts';

export interface ScimReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
  /** `{}` without a body. */
  readonly body: ScimBody;
}

/** Attributes that tests look at. */
export interface ScimBody {
  readonly id: string;
  readonly userName?: string;
  readonly active?: boolean;
  readonly displayName?: string;
  readonly scimType?: string;
  readonly detail?: string;
  readonly totalResults?: number;
  readonly Resources?: readonly ScimBody[];
  readonly members?: readonly { readonly value: string }[];
}

export interface ScimClient {
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ScimReply>;
}

/** A client of an organization's SCIM; `path` goes on from its address. The shop listens from the first call on. */
export function scimClient(shop: TestShop, linkName: string, token: string): ScimClient {
  return {
    async send(method, path, body, headers = {}) {
      if (!shop.shop.server.listening) await shop.shop.listen({ port: 0, host: '127.0.0.1' });
      const { port } = shop.shop.server.address() as AddressInfo;
      const payload = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body);
      return new Promise((resolve, reject) => {
        const call = request(
          {
            host: '127.0.0.1',
            port,
            method,
            path: `/scim/v2/${linkName}${path}`,
            headers: {
              host: 'business.localhost:3000',
              authorization: `Bearer ${token}`,
              accept: 'application/scim+json',
              ...(payload !== undefined && {
                'content-type': 'application/scim+json',
                'content-length': String(Buffer.byteLength(payload)),
              }),
              ...headers,
            },
          },
          (reply) => {
            const parts: Buffer[] = [];
            reply.on('data', (part: Buffer) => parts.push(part));
            reply.on('end', () => {
              const text = Buffer.concat(parts).toString();
              const parsed = (text === '' ? {} : JSON.parse(text)) as ScimBody;
              resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text, body: parsed });
            });
          },
        );
        call.on('error', reject);
        call.end(payload);
      });
    },
  };
}

/** A new token of the organization. */
export async function newToken(own: Organization, days = 365): Promise<string> {
  const made = await setting(own, 'scim/tokens', { days });
  expect([made.status, made.body]).toEqual([200, expect.any(String)]);
  return made.json<{ token: string }>().token;
}

export const newUser = (name: string, domain: string, more: object = {}): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: `${name}@${domain}`,
  externalId: `ext-${name}`,
  name: { givenName: name[0]?.toUpperCase() + name.slice(1), familyName: 'Park' },
  emails: [{ primary: true, type: 'work', value: `${name}@${domain}` }],
  active: true,
  ...more,
});

export const patch = (...Operations: readonly object[]): object => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations,
});
