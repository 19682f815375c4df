// The named program with additional routes that throw uncaught errors.
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { notifyAll } from '#platform/notify-all';

/** Long enough that the request's stack is gone. */
const LATER_MS = 5;

const later = (fail: () => void): void => void setTimeout(fail, LATER_MS);

let waiting = 0;

function fail(what: string): never {
  throw new Error(`a fault of a test: ${what}`);
}

subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { readonly fastify: FastifyInstance };
  app.get('/faults/process', () => ({ pid: process.pid, waiting }));
  // A promise fails outside the request, which is still answered.
  app.get('/faults/beside', async () => {
    void Promise.reject(new Error('a fault of a test: beside'));
    await new Promise<void>((done) => later(done));
    return { answered: true };
  });
  app.get('/faults/listener', () => {
    let heard = '';
    notifyAll([() => fail('listener'), (news: string) => (heard = news)], 'news');
    return { heard };
  });
  app.post('/faults/never-answered', () => {
    void (async () => fail('never answered'))();
    return new Promise(() => undefined);
  });
  app.post('/faults/exception', () => {
    later(() => fail('exception'));
    return new Promise(() => undefined);
  });
  // Runs when the exception occurs.
  app.get('/faults/interrupted', async () => {
    waiting += 1;
    await new Promise<void>((done) => process.once('uncaughtExceptionMonitor', () => later(done)));
    return { answered: true };
  });
});
await import(process.argv[2] ?? '');
