// JSON bodies: deeply nested ones are refused before they are parsed (trust 26).
import type { FastifyInstance } from 'fastify';

/** Far more levels than any call needs. */
const MOST_LEVELS = 32;

export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    // a string, because of the option above
    const body = text as string;
    if (isTooDeep(body)) done(Object.assign(new Error('Nested too deep'), { statusCode: 400 }), undefined);
    else void parse(request, body, done); // answers through `done`
  });
}

/** Counts brackets outside strings; a short body cannot be deep. */
export function isTooDeep(body: string): boolean {
  if (body.length <= MOST_LEVELS) return false;
  let depth = 0;
  for (let at = 0; at < body.length; at += 1) {
    const code = body.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfText(body, at);
    } else if (code === BRACE || code === BRACKET) {
      depth += 1;
      if (depth > MOST_LEVELS) return true;
    } else if (code === BRACE + 2 || code === BRACKET + 2) {
      depth -= 1;
    }
  }
  return false;
}

const [QUOTE, BRACE, BRACKET, BACKSLASH] = [0x22, 0x7b, 0x5b, 0x5c];

/** Where the string that begins at `from` ends: at the first quote without an odd number of backslashes before it. */
function endOfText(body: string, from: number): number {
  let end = body.indexOf('"', from + 1);
  while (end > 0) {
    let slashes = 0;
    while (body.charCodeAt(end - 1 - slashes) === BACKSLASH) slashes += 1;
    if (slashes % 2 === 0) return end;
    end = body.indexOf('"', end + 1);
  }
  return body.length;
}
