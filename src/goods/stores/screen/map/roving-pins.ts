// Makes the pins of the map one tab stop: arrow keys move from pin to pin, Home and End to the first and last.

/** Pins in the order of the list; hidden ones are skipped. Call `settle` when visibility changes, `end` when the pins are removed. */
export function rovingPins(pins: readonly HTMLElement[]): { settle(): void; end(): void } {
  const ended = new AbortController();
  const shown = (): readonly HTMLElement[] => pins.filter((pin) => !pin.hidden);
  const make = (stop: HTMLElement | undefined): void => {
    for (const pin of pins) pin.tabIndex = pin === stop ? 0 : -1;
  };
  for (const pin of pins) {
    pin.addEventListener('focus', () => make(pin), { signal: ended.signal });
    pin.addEventListener(
      'keydown',
      (event) => {
        const next = nextPin(shown(), pin, event.key);
        if (next === undefined) return;
        // Otherwise the page would scroll and the map move.
        event.preventDefault();
        event.stopPropagation();
        next.focus();
      },
      { signal: ended.signal },
    );
  }
  return {
    settle() {
      const [first, ...others] = shown();
      make([first, ...others].find((pin) => pin?.tabIndex === 0) ?? first);
    },
    end: () => ended.abort(),
  };
}

function nextPin(shown: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const at = shown.indexOf(from);
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return shown[(at + 1) % shown.length];
    case 'ArrowLeft':
    case 'ArrowUp':
      return shown.at(at - 1);
    case 'Home':
      return shown[0];
    case 'End':
      return shown.at(-1);
    default:
      return undefined;
  }
}
