// When a refused client may come back.
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { refuse, tooManyTries, type Refusal } from '#base/outcome/rules';
import { sendRefusal } from './refusals.ts';

test.for<readonly [string, Refusal, string | undefined]>([
  ['503 asks for two seconds', refuse(503, 'SPAY_API_FAILURE', 'Try again.'), '2'],
  ['503 that knows better says its own', { ...refuse(503, 'UNAVAILABLE', 'Try again.'), retryAfter: 9 }, '9'],
  ['429 says when a try can succeed', tooManyTries(60, 'TOO_MANY_TRIES', 'Wait.'), '60'],
  ['400 is not mended by waiting', refuse(400, 'BAD_REQUEST', 'No.'), undefined],
])('trust 33, 39: %s', async ([, refusal, retryAfter]) => {
  const app = fastify();
  app.get('/', (_request, reply) => sendRefusal(reply, refusal));
  const { statusCode, headers } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([refusal.status, retryAfter]);
  await app.close();
});
