// Which page an address is, for whoever compares pages with each other: one pattern, one kind, however many addresses there are.

const UNKNOWN = 'unknown';

/** `patterns`: paths without locale, with `:name` for what differs (`/:slug/cat_:id`) and `:name?` for a segment that may be missing. */
export function makePageKinds(patterns: readonly string[]): (url: string) => string {
  // The more of a pattern is fixed, the earlier it is tried.
  const kinds = patterns
    .toSorted((a, b) => variablesOf(a) - variablesOf(b))
    .map((pattern) => ({ pattern, form: new RegExp(`^${formOf(pattern)}/?$`, 'i') }));
  return (url) => {
    const path = (url.split('?', 1)[0] ?? '').replace(/\.data$/, '');
    return kinds.find(({ form }) => form.test(path))?.pattern ?? UNKNOWN;
  };
}

const variablesOf = (pattern: string): number => pattern.split(':').length;

function formOf(pattern: string): string {
  return pattern
    .replace(/\/$/, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
    .replaceAll(/:\w+/g, '[^/]+');
}
