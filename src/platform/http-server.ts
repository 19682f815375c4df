// The HTTP server under the shop and under the payment host: how long it waits for whom, and how many connections it has.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { FairShares, type Use } from './fair-shares.ts';
import { networkOf } from './network-address.ts';

/** Milliseconds. How long a body and a reply may take is counted by their bytes as well: `slow-clients.ts`. */
export const PATIENCE = {
  /** From the connection, or from the first byte of its next request, to the end of the head. */
  headersTimeout: 10_000,
  /** To the end of the body, however many bytes come. */
  requestTimeout: 300_000,
  /** For the next request on a connection: longer than proxies keep theirs (60 s), so that none sends one into a connection just closed. */
  keepAliveTimeout: 72_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 2_000,
} as const;

/** Files, and connections to the database and to others, that the process needs beside those of clients. */
const OTHER_FILES = 256;
/** However few files the process may open: a shop that takes nobody is no shop. */
const LEAST_CONNECTIONS = 50;

export interface ConnectionLimits {
  readonly atOnce: number;
  /** From one network. */
  readonly perNetwork: number;
}

export const USUAL_CONNECTIONS: ConnectionLimits = { atOnce: 10_000, perNetwork: 2_500 };

export interface ServerFacts {
  /** One proxy of ours stands before the server: what it says of the caller counts, what the caller claims does not. */
  readonly trustProxy: boolean;
  /** Absent: as many as usual. */
  readonly connections?: ConnectionLimits;
  readonly wrap?: (listener: RequestListener) => RequestListener;
}

/** What every application that listens is made with. Behind a proxy all connections are the proxy's, and none of them is anybody's share. */
export function serverOptions({ trustProxy, connections = USUAL_CONNECTIONS, wrap = (listener) => listener }: ServerFacts) {
  const limits = trustProxy ? { ...connections, perNetwork: Infinity } : connections;
  return {
    trustProxy: trustProxy && ((_address: string, hop: number) => hop === 0),
    serverFactory: (handle) =>
      makeHttpServer(
        wrap((request, response) => handle(request, response)),
        limits,
      ),
  } satisfies FastifyServerOptions;
}

/** Of each server, the connections that it has. */
const connectionsOf = new WeakMap<object, FairShares<Connection>>();

/** Closes the connections on which nothing is unanswered: nothing is lost with them. */
export function closeSilent(server: object): void {
  for (const connection of connectionsOf.get(server) ?? []) if (connection.unanswered === 0) connection.socket.destroySoon();
}

/** One connection too many closes another, of the network that has most: one that is idle, or that waits for its client. Where none is, it is closed itself. */
function makeHttpServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(PATIENCE, listener);
  const atOnce = mostConnections(limits.atOnce, openFiles());
  const connections = new FairShares<Connection>(
    { perNetwork: { count: limits.perNetwork, bytes: Infinity }, all: { count: atOnce, bytes: Infinity } },
    ({ socket }) => socket.destroy(),
    useOf,
  );
  connectionsOf.set(server, connections);
  const bySocket = new WeakMap<Socket, Connection>();
  server.on('connection', (socket: Socket) => {
    const connection = { socket, network: networkOf(socket.remoteAddress), bytes: 0, unanswered: 0, latest: undefined };
    if (!connections.add(connection)) return void socket.destroy();
    bySocket.set(socket, connection);
    socket.once('close', () => connections.delete(connection));
  });
  server.on('request', (request, response) => {
    const connection = bySocket.get(request.socket);
    if (connection === undefined) return;
    connection.unanswered += 1;
    connection.latest = { request, response };
    response.once('close', () => {
      connection.unanswered -= 1;
      if (connection.unanswered === 0) connection.latest = undefined;
      connections.touch(connection);
    });
  });
  return server;
}

interface Connection {
  readonly socket: Socket;
  readonly network: string;
  readonly bytes: number;
  /** Requests whose head has come and whose reply has not gone. */
  unanswered: number;
  /** The last of them. */
  latest: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
}

function useOf({ latest }: Connection): Use {
  if (latest === undefined) return 'idle';
  return latest.request.complete && !latest.response.writableEnded ? 'work' : 'client';
}

/** As many connections as are asked for, and as files that the process may open allow. */
export function mostConnections(wanted: number, files: number): number {
  return Math.min(wanted, Math.max(LEAST_CONNECTIONS, files - OTHER_FILES));
}

/** How many files this process may have open; Infinity where the system does not say. */
function openFiles(): number {
  try {
    return Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity; // no Linux
  }
}
