// Screen data that banks want for a challenge, and that only a script of the page can measure: `1600x1200x24;300`.

export interface AskedScreen {
  readonly width: number;
  readonly height: number;
  readonly colorDepth: number;
  /** Minutes the shopper's clock is behind UTC. */
  readonly minutesBehind: number;
}

const WRITTEN = /^(\d{1,5})x(\d{1,5})x(\d{1,2});(-?\d{1,3})$/;

export function writeScreen({ width, height, colorDepth, minutesBehind }: AskedScreen): string {
  return `${width}x${height}x${colorDepth};${minutesBehind}`;
}

/** Undefined for a text that `writeScreen` did not write; the payment then goes on without screen data. */
export function readScreen(text: string): AskedScreen | undefined {
  const [width, height, colorDepth, minutesBehind] = (WRITTEN.exec(text) ?? []).slice(1).map(Number);
  if (width === undefined || height === undefined || colorDepth === undefined || minutesBehind === undefined) return undefined;
  return { width, height, colorDepth, minutesBehind };
}
