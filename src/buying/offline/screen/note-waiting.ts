import { WAITING_KEY } from './waiting-mark.ts';

export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(WAITING_KEY, '1');
    else localStorage.removeItem(WAITING_KEY);
  } catch {
    // Not allowed: pages of lists still send what waits.
  }
}
