// HTTP as little as a load needs: connections that stay open, one request at a time on each, answers with a length. Node's own client costs
// as much for each request as the shop's server does, and both share the machine.
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** The head as it came. */
  readonly head: string;
  readonly text: string;
}

export type Send = (method: 'GET' | 'POST', path: string, headers: Readonly<Record<string, string>>, body?: string) => Promise<RawAnswer>;

/** Opening connections is not what is measured: those of a server are shared by all who ask it. */
const idleOf = new Map<string, Set<Socket>>();

export function rawHttp(hostname: string, port: number): Send {
  const idle = idleOf.get(`${hostname}:${port}`) ?? new Set();
  idleOf.set(`${hostname}:${port}`, idle);
  const opened = (): Socket => {
    const socket = connect({ host: hostname, port, noDelay: true });
    return socket.once('close', () => idle.delete(socket));
  };
  return (method, path, headers, body) => {
    const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`;
    const named = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const host = headers['host'] === undefined ? `host: ${hostname}:${port}\r\n` : '';
    const [socket = opened()] = idle;
    idle.delete(socket);
    const answer = new Promise<RawAnswer>((resolve, reject) => readAnswer(socket, resolve, reject));
    socket.write(`${method} ${path} HTTP/1.1\r\n${host}${named.join('')}${length}\r\n${body ?? ''}`);
    return answer.then((whole) => {
      // Nothing waits for a connection that nobody uses.
      socket.unref();
      idle.add(socket);
      return whole;
    });
  };
}

const END_OF_HEAD = '\r\n\r\n';

function readAnswer(socket: Socket, done: (answer: RawAnswer) => void, failed: (error: Error) => void): void {
  let bytes: Buffer = Buffer.alloc(0);
  let head = '';
  let whole = Infinity;
  const leave = (): void => void socket.off('data', read).off('error', fail).off('close', close);
  const fail = (error: Error): void => {
    leave();
    failed(error);
  };
  const close = (): void => fail(new Error('The server closed the connection before its answer was whole'));
  const read = (chunk: Buffer): void => {
    bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
    if (head === '') {
      const end = bytes.indexOf(END_OF_HEAD);
      if (end < 0) return;
      head = bytes.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      if (length === undefined) return fail(new Error(`An answer without a length:\n${head}`));
      whole = end + END_OF_HEAD.length + Number(length);
    }
    if (bytes.length < whole) return;
    leave();
    done({ status: Number(head.slice(9, 12)), head, text: bytes.toString('utf8', head.length + END_OF_HEAD.length, whole) });
  };
  socket.ref();
  socket.on('data', read).once('error', fail).once('close', close);
}

/** `name=value` of each cookie an answer sets. */
export function cookiesSet(head: string): readonly (readonly [name: string, value: string])[] {
  return [...head.matchAll(/\r\nset-cookie: ([^=]+)=([^;\r]*)/gi)].map(([, name = '', value = '']) => [name, value]);
}
