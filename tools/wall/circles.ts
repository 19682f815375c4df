// Within an area capabilities stand above one another, too: none may import itself by any way round, types included. A circle of
// capabilities can only be read, changed and moved as one.
import { areaOf, importsOf } from './floors.ts';

/** Capabilities of one area that import each other, `area/capability`. */
export interface Circle {
  readonly capabilities: readonly string[];
  /** One import of each step between them. */
  readonly steps: readonly string[];
}

type Steps = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What stands loose in an area belongs to no capability. */
const capabilityOf = (path: string): string | undefined => /^src\/([^/]+\/[^/]+)\/./.exec(path)?.[1];

/** Of each capability those of its own area that it imports, with one such import. */
function stepsWithin(files: ReadonlyMap<string, string>): Steps {
  const steps = new Map<string, Map<string, string>>();
  for (const { file, door, target } of importsOf(files)) {
    const [from, to] = [capabilityOf(file), capabilityOf(target)];
    if (from === undefined || to === undefined || from === to || areaOf(file) !== areaOf(target)) continue;
    const known = steps.get(from) ?? new Map<string, string>();
    if (!known.has(to)) known.set(to, `${file} imports ${door}`);
    steps.set(from, known);
  }
  return steps;
}

/** All that a capability reaches, step by step; itself only by a way round. */
function reachedFrom(capability: string, steps: Steps): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [capability];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const neighbour of steps.get(at)?.keys() ?? []) {
      if (reached.has(neighbour)) continue;
      reached.add(neighbour);
      next.push(neighbour);
    }
  return reached;
}

/** Every circle of capabilities in one area; tests and fixtures may enter all of them. */
export function circles(files: ReadonlyMap<string, string>): Circle[] {
  const steps = stepsWithin(files);
  const reached = new Map([...steps.keys()].map((capability) => [capability, reachedFrom(capability, steps)]));
  const found = new Map<string, Circle>();
  for (const [capability, all] of reached) {
    if (!all.has(capability)) continue;
    const capabilities = [...all].filter((other) => reached.get(other)?.has(capability)).toSorted();
    const within = capabilities.flatMap((from) => [...(steps.get(from) ?? [])].filter(([to]) => capabilities.includes(to)));
    found.set(capabilities.join(), { capabilities, steps: within.map(([, step]) => step) });
  }
  return [...found.values()];
}
