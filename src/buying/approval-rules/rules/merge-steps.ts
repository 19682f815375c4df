// Joins what several rules demand into one sequence in which nobody decides twice.
import type { Step } from './verdict.ts';

const idsOf = ({ approvers }: Step): readonly string[] => approvers.map(({ profileId }) => profileId);
const keyOf = (step: Step): string => `${step.mode} ${idsOf(step).join(' ')}`;

/**
 * `demands`: the levels of each rule. First levels come before second ones. A step is dropped when the answers to other steps always answer it too;
 * those steps then name its rules. An order that passes the merged steps therefore passes every rule.
 */
export function mergeSteps(demands: readonly (readonly Step[])[]): Step[] {
  const deepest = Math.max(0, ...demands.map(({ length }) => length));
  const merged: Step[] = [];
  for (let depth = 0; depth < deepest; depth += 1) {
    const later = new Set(demands.flatMap((steps) => steps.slice(depth + 1).flatMap(idsOf)));
    const steps = demands.flatMap((all) => all[depth] ?? []).toSorted(inOrder(later));
    for (const step of steps) take(merged, step);
  }
  return merged;
}

/** Who is also asked at a later level comes last; then fewer people before more, because one of few answers for many. */
function inOrder(later: ReadonlySet<string>): (a: Step, b: Step) => number {
  const isLate = (step: Step): number => Number(idsOf(step).some((id) => later.has(id)));
  return (a, b) => isLate(a) - isLate(b) || a.approvers.length - b.approvers.length || compare(keyOf(a), keyOf(b));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Adds a step, or only its rules to those that answer it. */
function take(merged: Step[], step: Step): void {
  const answering = stepsThatAnswer(merged, step);
  if (answering.length === 0) {
    merged.push(step);
    return;
  }
  for (const index of answering) {
    const known = merged[index];
    if (known !== undefined)
      merged[index] = {
        ...known,
        ruleIds: [...new Set([...known.ruleIds, ...step.ruleIds])].toSorted(),
        isStandIn: known.isStandIn || step.isStandIn,
      };
  }
}

/** Places of steps that together are certain to answer this one; empty for none. */
function stepsThatAnswer(merged: readonly Step[], step: Step): number[] {
  const wanted = new Set(idsOf(step));
  if (step.mode === 'oneOf' || wanted.size <= 1) {
    const index = merged.findIndex((known) => isSureOfOne(known, wanted));
    return index === -1 ? [] : [index];
  }
  const found = new Set<number>();
  for (const id of wanted) {
    const index = merged.findIndex((known) => isSureOfOne(known, new Set([id])));
    if (index === -1) return [];
    found.add(index);
  }
  return [...found];
}

/** Whether going through a step means that one of these people approved. */
function isSureOfOne(step: Step, wanted: ReadonlySet<string>): boolean {
  const ids = idsOf(step);
  if (wanted.size === 0) return ids.length === 0;
  return ids.length > 0 && (step.mode === 'oneOf' ? ids.every((id) => wanted.has(id)) : ids.some((id) => wanted.has(id)));
}

/** Whether a step is done, given who approved. A step without approvers never is. */
export function isDone(step: Step, approved: ReadonlySet<string>): boolean {
  const ids = idsOf(step);
  if (ids.length === 0) return false;
  return step.mode === 'oneOf' ? ids.some((id) => approved.has(id)) : ids.every((id) => approved.has(id));
}

/** The step that waits for an answer, given everybody who approved so far; null when all are done. */
export const stepAt = (steps: readonly Step[], approved: ReadonlySet<string>): Step | null =>
  steps.find((step) => !isDone(step, approved)) ?? null;
