// Outlines and paths are written the way SVG writes them: short text that a person can read beside a sketch.
import type { Vec2, Vec3 } from './vector.ts';

/** Rows of numbers: `'1 2, 3 4'` → [[1, 2], [3, 4]]. A letter before a number (`r8`) only helps the reader. */
export function rows(text: string): number[][] {
  return text.split(',').map((row) =>
    row
      .trim()
      .split(/\s+/)
      .map((word) => numberOf(word)),
  );
}

function numberOf(word: string): number {
  const value = Number(word.replace(/^[a-z]/, ''));
  if (Number.isNaN(value)) throw new SyntaxError(`not a number in a drawing: ${word}`);
  return value;
}

/** Points on a plane: `'0 0, 10 0, 10 5'`. */
export function points2(text: string): Vec2[] {
  return rows(text).map(([x = 0, y = 0]) => [x, y]);
}

/** Points in space: `'0 0 0, 10 0 0'`. */
export function points3(text: string): Vec3[] {
  return rows(text).map(([x = 0, y = 0, z = 0]) => [x, y, z]);
}

/** A path in space, `'M 0 0 0 C 1 2 3, 4 5 6, 7 8 9 Z'`: its commands and points in order. */
export function path3(text: string): (string | Vec3)[] {
  const steps: (string | Vec3)[] = [];
  let numbers: number[] = [];
  for (const word of text.trim().split(/[\s,]+/)) {
    if (/^[MLCQZ]$/.test(word)) {
      steps.push(word);
      continue;
    }
    numbers.push(numberOf(word));
    const [x, y, z] = numbers;
    if (x === undefined || y === undefined || z === undefined) continue;
    steps.push([x, y, z]);
    numbers = [];
  }
  return steps;
}
