import { expect, test } from 'vitest';
import { readScreen, writeScreen } from './asked-screen.ts';

test('[PAY-7] the screen data for a bank are read back as written, and any other text is rejected', () => {
  const screen = { width: 1600, height: 1200, colorDepth: 24, minutesBehind: -330 };
  expect(readScreen(writeScreen(screen))).toEqual(screen);
  for (const text of ['', '1600x1200', '1600x1200x24;', '1600x1200x24;300;', '16000000x1x1;0', 'axbxc;d'])
    expect(readScreen(text)).toBeUndefined();
});
