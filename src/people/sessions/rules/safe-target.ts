// Allows only addresses of this site after sign-in; anything else becomes the home page (APP-7, trust 16).

const PROBE = 'https://inkwell.invalid';

/** The path to go to, or `/`. Accepts a path, or a full address of `origin`. */
export function safeTarget(raw: string | null | undefined, origin: string, home = '/'): string {
  if (raw === null || raw === undefined || raw === '' || raw.length > 2_000) return home;
  if (hasControl(raw) || raw.includes('\\')) return home;
  const path = raw.startsWith(`${origin}/`) ? raw.slice(origin.length) : raw;
  if (!path.startsWith('/') || path.startsWith('//')) return home;
  // Checks the fully decoded path, because a lenient parser may decode it.
  const seen = decodedFully(path);
  if (seen === undefined || seen.startsWith('//') || seen.includes('\\') || hasControl(seen)) return home;
  if (!URL.canParse(path, PROBE)) return home;
  const url = new URL(path, PROBE);
  if (url.origin !== PROBE || url.pathname.startsWith('//')) return home;
  return url.pathname + url.search + url.hash;
}

function decodedFully(text: string): string | undefined {
  let now = text;
  for (let round = 0; round < 4; round += 1) {
    let next: string;
    try {
      next = decodeURIComponent(now);
    } catch {
      return undefined;
    }
    if (next === now) return now;
    now = next;
  }
  return undefined;
}

function hasControl(text: string): boolean {
  for (const character of text) if (character < ' ' || character === '\u007F') return true;
  return false;
}
