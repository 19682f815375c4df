// A fixed address in front of a shop that is killed and restarted on any free port.
import { connect, createServer, type AddressInfo } from 'node:net';

export interface Front {
  readonly port: number;
  /** Directs new connections to this port. */
  lead(port: number): void;
  close(): void;
}

export async function holdFront(): Promise<Front> {
  let behind = 0;
  const server = createServer((near) => {
    const far = connect(behind, '127.0.0.1');
    near.on('error', () => undefined).on('close', () => far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { port: (server.address() as AddressInfo).port, lead: (port) => void (behind = port), close: () => void server.close() };
}
