// A mail server that accepts connections and stays silent: mails do not each wait for it (trust 29).
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import type { Db } from './db.ts';
import { makeMailer } from './mail.ts';

const MAIL = { to: 'maya@example.com', subject: 'Your order', html: '<p>Thank you</p>', text: 'Thank you' };

test('trust 29: a silent mail server is left alone after three mails; they wait on their queue', async () => {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const config = {
    // An operator may set shorter timeouts.
    smtpUrl: `smtp://127.0.0.1:${port}?greetingTimeout=200`,
    mailFrom: 'Inkwell <orders@inkwell.example>',
    production: true,
    demo: false,
  };
  const mailer = makeMailer(config, {} as Db, systemClock);
  for (let at = 0; at < 3; at += 1) await expect(mailer.send(MAIL)).rejects.toThrow(/[Gg]reeting/);
  await expect(mailer.send(MAIL)).rejects.toThrow('The mail server has failed several times');
  expect(connections).toBe(3);
  server.close();
});
