// Maps an address to its page pattern, so that pages can be compared in a bounded number of kinds.

const UNKNOWN = 'unknown';

/** `patterns`: paths without locale, with `:name` for parameters (`/:slug/cat_:id`) and `:name?` for an optional segment. */
export function makePageKinds(patterns: readonly string[]): (url: string) => string {
  // Patterns with more fixed segments are tried first.
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
