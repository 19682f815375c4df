// Cuts clients that send a body or read a reply more slowly than anybody on a bad line, and limits what they hold until then (trust 35).
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FairShares, type ShareLimits } from './fair-shares.ts';
import { networkOf } from './network-address.ts';
import { cutSlowTransfers, type Shares, type Transfer } from './slow-transfers.ts';

const MB = 1024 * 1024;

/** Limits of bodies being read, by their declared length. */
export const MOST_BODIES: ShareLimits = { perNetwork: { count: 200, bytes: 32 * MB }, all: { count: 2_000, bytes: 128 * MB } };
/** Limits of replies that clients have not read. */
export const MOST_REPLIES: ShareLimits = { perNetwork: { count: 5_000, bytes: 128 * MB }, all: { count: 10_000, bytes: 256 * MB } };
/** Assumed size of a reply of unknown length. */
const STREAM_BYTES = 64 * 1024;

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

export interface SlowClients {
  /** Number of cut clients, by the slow direction. */
  readonly cut: { body: number; reply: number };
  /** Number of checks so far. */
  readonly looks: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's body, until it has arrived completely. */
    bodyTransfer: Transfer | null;
  }
}

/** `now`: monotonic clock in milliseconds. */
export function limitSlowClients(app: FastifyInstance, now: () => number = () => performance.now()): SlowClients {
  const cut = { body: 0, reply: 0 };
  const shares: Shares = {
    bodies: new FairShares<Transfer>(MOST_BODIES, (transfer) => {
      cut.body += 1;
      cutBody(transfer);
    }),
    replies: new FairShares<Transfer>(MOST_REPLIES, ({ socket }) => {
      cut.reply += 1;
      socket.destroy();
    }),
  };
  app.decorateRequest('bodyTransfer', null);
  app.addHook('onRequest', (request, reply, next) => {
    if (isOverNetwork(request) && hasBody(request)) followBody(shares.bodies, request, reply, now());
    next();
  });
  const bodyHasCome = (request: FastifyRequest): void => {
    if (request.bodyTransfer !== null) shares.bodies.delete(request.bodyTransfer);
  };
  app.addHook('preValidation', (request, _reply, next) => {
    bodyHasCome(request);
    next();
  });
  app.addHook('onSend', (request, reply, payload, next) => {
    bodyHasCome(request);
    if (isOverNetwork(request)) followReply(shares.replies, reply, payload, now());
    next();
  });
  let looks = 0;
  const looking = cutSlowTransfers(shares, now, () => (looks += 1));
  app.addHook('onClose', (_app, done) => {
    clearInterval(looking);
    done();
  });
  return {
    cut,
    get looks() {
      return looks;
    },
  };
}

/** Requests made inside this process have no connection that could be slow. */
const isOverNetwork = ({ raw }: FastifyRequest): boolean => raw.socket instanceof Socket;

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] !== undefined && headers['content-length'] !== '0');
}

function followBody(bodies: FairShares<Transfer>, request: FastifyRequest, reply: FastifyReply, since: number): void {
  const { socket } = request.raw;
  const { bodyLimit = MB } = request.routeOptions;
  const bytes = Math.min(bodyLimit, Number(request.headers['content-length'] ?? bodyLimit));
  const before = socket.bytesRead;
  const body = { reply, socket, network: networkOf(request.ip), bytes, since, moved: () => socket.bytesRead - before };
  request.bodyTransfer = body;
  reply.raw.once('close', () => bodies.delete(body));
  bodies.add(body);
}

function followReply(replies: FairShares<Transfer>, reply: FastifyReply, payload: unknown, since: number): void {
  const { socket } = reply.request.raw;
  const bytes = bytesOf(payload, reply);
  if (bytes === 0 || socket.destroyed) return;
  const before = socket.bytesWritten;
  // Bytes handed to the socket count as transferred: a finished page at once, a stream bit by bit as the client reads.
  const sent = { reply, socket, network: networkOf(reply.request.ip), bytes, since, moved: () => socket.bytesWritten - before };
  reply.raw.once('close', () => replies.delete(sent));
  replies.add(sent);
}

function bytesOf(payload: unknown, reply: FastifyReply): number {
  if (payload === null || payload === undefined) return 0;
  if (typeof payload === 'string' || payload instanceof Uint8Array) return payload.length;
  return Math.min(STREAM_BYTES, Number(reply.getHeader('content-length') ?? STREAM_BYTES));
}

/** Answers 408 like Node's timeout for heads; on a connection that is answering another request, sends nothing. */
function cutBody({ reply, socket }: Transfer): void {
  if (reply.raw.socket === socket && !reply.raw.headersSent) socket.write(TIMED_OUT);
  socket.destroySoon();
}
