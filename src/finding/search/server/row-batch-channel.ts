// Forwards pages of rows from the thread that reads them to another one, so that each is read once.
import type { MessagePort } from 'node:worker_threads';

/** Most unprocessed pages at the receiver. */
const MOST_WAITING = 3;

/** The reading thread's side. */
export interface Relay {
  /** Resolves when the receiver has room for the next page. */
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
  // The receiver may die: then the reader stops waiting.
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

/** The receiver's side: resolves after the last page, or when the reading thread has died. */
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
