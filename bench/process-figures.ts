// CPU time and memory of a process, from /proc.
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second on Linux. */
const HERTZ = 100;

/** CPU time of a process and its children so far. */
export function familyCpuMs(pid: number): number {
  return [pid, ...childrenOf(pid)].reduce((sum, one) => sum + cpuMs(one), 0);
}

function childrenOf(pid: number): readonly number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`);
    return threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number));
  } catch {
    return [];
  }
}

function cpuMs(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return ((Number(fields[11]) + Number(fields[12])) * 1000) / HERTZ;
  } catch {
    return Number.NaN;
  }
}

/** NaN where /proc is missing. */
export function memoryMb(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return Number.NaN;
  }
}
