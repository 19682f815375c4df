// Progress of a long command: one line that is overwritten on a terminal, elsewhere a line now and then.

const EVERY_MS = { terminal: 100, log: 5_000 };

/** `say` shows a state at intervals; `end` clears the line. */
export function makeProgressLine(stream: NodeJS.WriteStream = process.stderr): { say(text: string): void; end(): void } {
  let last = performance.now();
  let shown = false;
  return {
    say(text) {
      const now = performance.now();
      if (now - last < (stream.isTTY ? EVERY_MS.terminal : EVERY_MS.log)) return;
      last = now;
      if (stream.isTTY) stream.write(`\r\u001B[K  ${text.slice(0, Math.max(20, stream.columns - 4))}`);
      else stream.write(`  ${text}\n`);
      shown = stream.isTTY;
    },
    end() {
      if (shown) stream.write('\r\u001B[K');
      shown = false;
    },
  };
}

export const count = (n: number): string => n.toLocaleString('en-US');
