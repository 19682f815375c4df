// Pictures of other companies that are loaded with events: at most 20 on a page.
import { MOST_PIXELS, pixelsFor, type Pixel } from '#around/events/rules';
import type { Adapter } from './adapter-of.ts';

export function toPixels(pixels: readonly Pixel[]): Adapter {
  let loaded = 0;
  return (noted) => {
    for (const address of pixelsFor(noted, pixels)) {
      if ((loaded += 1) > MOST_PIXELS) return;
      const picture = new Image(1, 1);
      picture.referrerPolicy = 'no-referrer';
      picture.src = address;
    }
  };
}
