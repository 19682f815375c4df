// Pages of rows from the thread that reads them to another one: each is read once.
import type { MessagePort } from 'node:worker_threads';

/** Pages that may wait at the other end. */
const MOST_WAITING = 3;

/** The end of the thread that reads. */
export interface Relay {
  /** Resolves when the other end has room for the next page. */
  pass(rows: string): Promise<void>;
  end(): void;
}

export function makeRelay(port: MessagePort): Relay {
  let waiting = 0;
  let isOpen = true;
  let goOn: () => void = () => undefined;
  port.on('message', () => {
    waiting -= 1;
    goOn();
  });
  // The other end may die: then nobody is waited for.
  port.once('close', () => {
    isOpen = false;
    goOn();
  });
  return {
    async pass(rows) {
      port.postMessage(rows);
      waiting += 1;
      while (isOpen && waiting > MOST_WAITING) await new Promise<void>((resolve) => (goOn = resolve));
    },
    end: () => port.postMessage(null),
  };
}

/** The other end: resolves after the last page, and when the thread that reads has died. */
export function eachPassed(port: MessagePort, each: (rows: string) => void): Promise<void> {
  return new Promise((resolve) => {
    port.once('close', () => resolve());
    port.on('message', (rows: string | null) => {
      if (rows === null) return port.close();
      each(rows);
      port.postMessage('taken');
    });
  });
}
