// A test double of ACI: accepts only requests of the recorded shape and answers as documented.
import { createCipheriv, randomBytes } from 'node:crypto';
import { AciBooks } from './aci-books.ts';
import { wrongIn, type StandInRequest } from './aci-shapes.ts';

export const WEBHOOK_KEY = '0123456789abcdef'.repeat(4);

interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Differences from the recorded shape. */
  readonly wrong?: string;
  readonly location?: string;
}

export interface AciStandIn {
  readonly answerTo: (request: StandInRequest) => StandInAnswer;
  readonly books: AciBooks;
  /** Replaces the next answer. */
  say(body: unknown): void;
}

export function aciStandIn(): AciStandIn {
  const books = new AciBooks();
  let nextAnswer: unknown;
  const answerTo = (request: StandInRequest): StandInAnswer => {
    const fields = request.method === 'POST' ? new URLSearchParams(request.text) : request.query;
    // The form that the shopper's browser posts to the bank.
    if (request.asked === 'POST /before') return { status: 200, body: {} };
    if (request.asked === 'POST /asked') return { status: 302, body: {}, location: books.press(fields) };
    const wrong = wrongIn(request, fields);
    if (wrong !== undefined) {
      const isLetIn = wrong !== 'the access token';
      return { status: isLetIn ? 400 : 401, body: { result: { code: isLetIn ? '200.300.404' : '800.900.300' } }, wrong };
    }
    const body = structuredClone(nextAnswer ?? books.act(request.asked, fields, `http://${request.headers.host ?? ''}`));
    nextAnswer = undefined;
    return { status: 200, body };
  };
  return { answerTo, books, say: (body) => (nextAnswer = body) };
}

/** A webhook encrypted as ACI does: headers and body. */
export function aciMessage(message: object, key = WEBHOOK_KEY): { readonly headers: Record<string, string>; readonly body: string } {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key, 'hex'), iv);
  const body = cipher.update(JSON.stringify(message), 'utf8', 'hex') + cipher.final('hex');
  const headers = { 'x-initialization-vector': iv.toString('hex'), 'x-authentication-tag': cipher.getAuthTag().toString('hex') };
  return { headers, body };
}
