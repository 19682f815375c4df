// The HTTP server of the shop and of the payment host: its timeouts and limits of connections.
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { FairShares, type Use } from './fair-shares.ts';
import { networkOf } from './network-address.ts';

/** Milliseconds. `slow-clients.ts` also limits bodies and replies by their bytes. */
export const PATIENCE = {
  /** From the connection, or the first byte of its next request, to the end of the head. */
  headersTimeout: 10_000,
  /** To the end of the body, at any speed. */
  requestTimeout: 300_000,
  /** Idle time before the next request: longer than proxies' (60 s), so that no proxy sends a request into a closing connection. */
  keepAliveTimeout: 72_000,
  /** How often the first two are checked. */
  connectionsCheckingInterval: 2_000,
} as const;

/** Files and outgoing connections that the process needs besides clients' connections. */
const OTHER_FILES = 256;
/** Lowest limit of connections, however few files the process may open. */
const LEAST_CONNECTIONS = 50;

export interface ConnectionLimits {
  readonly atOnce: number;
  /** Limit per network. */
  readonly perNetwork: number;
}

export const USUAL_CONNECTIONS: ConnectionLimits = { atOnce: 10_000, perNetwork: 2_500 };

export interface ServerFacts {
  /** One proxy of ours is in front of the server: the shop trusts its headers about the caller. */
  readonly trustProxy: boolean;
  /** Absent: the usual limits. */
  readonly connections?: ConnectionLimits;
  readonly wrap?: (listener: RequestListener) => RequestListener;
}

/** Fastify options of every application that listens. Behind a proxy all connections are the proxy's, so there is no limit per network. */
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

/** The connections of each server. */
const connectionsOf = new WeakMap<object, FairShares<Connection>>();

/** Closes connections without an unanswered request, so that nothing is lost. */
export function closeSilent(server: object): void {
  for (const connection of connectionsOf.get(server) ?? []) if (connection.unanswered === 0) connection.socket.destroySoon();
}

/** One connection too many closes an idle or client-bound connection of the network that has most, or itself when there is none. */
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
  /** Requests whose head has arrived and whose reply is not sent. */
  unanswered: number;
  /** The latest of them. */
  latest: { readonly request: IncomingMessage; readonly response: ServerResponse } | undefined;
}

function useOf({ latest }: Connection): Use {
  if (latest === undefined) return 'idle';
  return latest.request.complete && !latest.response.writableEnded ? 'work' : 'client';
}

/** The wanted number of connections, reduced to what the limit of open files allows. */
export function mostConnections(wanted: number, files: number): number {
  return Math.min(wanted, Math.max(LEAST_CONNECTIONS, files - OTHER_FILES));
}

/** This process's limit of open files; Infinity where the system does not say. */
function openFiles(): number {
  try {
    return Number(/^Max open files +(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity; // not Linux
  }
}
