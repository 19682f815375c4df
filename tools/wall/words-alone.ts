// A capability decides, answers or shows something. Words belong to the capability whose screens and answers say them.

const LAYER_FILE = /^src\/([^/]+\/[^/]+)\/(rules|server|screen|words)\/.+\.tsx?$/;

/** Capabilities, `area/capability`, that hold words and neither rules, a server nor a screen. */
export function wordsAlone(files: Iterable<string>): string[] {
  const layers = new Map<string, Set<string>>();
  for (const file of files) {
    const [, capability, layer] = LAYER_FILE.exec(file) ?? [];
    if (capability === undefined || layer === undefined) continue;
    layers.set(capability, (layers.get(capability) ?? new Set()).add(layer));
  }
  return [...layers].filter(([, own]) => own.size === 1 && own.has('words')).map(([capability]) => capability);
}
