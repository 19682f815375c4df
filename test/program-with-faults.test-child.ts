// The program that is named, its application with routes whose code fails where nobody catches it, as a mistake in any of its own might.
import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { notifyAll } from '#platform/notify-all';

/** Long enough that nothing of the request is left on the stack. */
const LATER_MS = 5;

const later = (fail: () => void): void => void setTimeout(fail, LATER_MS);

let waiting = 0;

function fail(what: string): never {
  throw new Error(`a fault of a test: ${what}`);
}

subscribe('fastify.initialization', (message) => {
  const { fastify: app } = message as { readonly fastify: FastifyInstance };
  app.get('/faults/process', () => ({ pid: process.pid, waiting }));
  // Its own promise fails beside it; it is answered all the same.
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
  // Is at work when the exception comes.
  app.get('/faults/interrupted', async () => {
    waiting += 1;
    await new Promise<void>((done) => process.once('uncaughtExceptionMonitor', () => later(done)));
    return { answered: true };
  });
});
await import(process.argv[2] ?? '');
