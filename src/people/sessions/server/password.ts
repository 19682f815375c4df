// Passwords as argon2id hashes in the PHC string format; an unknown account takes as long as a wrong password (trust 19, 20).
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const MEMORY_KIB = 19_456;
const PASSES = 2;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await digest(password, salt);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Verifies a password; without a hash does the same work and returns false. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored ?? '');
  const salt = Buffer.from(match?.[1] ?? 'bm9ib2R5LWlzLWhlcmU', 'base64');
  const wanted = Buffer.from(match?.[2] ?? '', 'base64');
  const hash = await digest(password, salt);
  return wanted.length === hash.length && timingSafeEqual(wanted, hash);
}

async function digest(password: string, salt: Buffer): Promise<Buffer> {
  return (await derive('argon2id', {
    message: Buffer.from(password.normalize('NFKC')),
    nonce: salt,
    parallelism: 1,
    tagLength: 32,
    memory: MEMORY_KIB,
    passes: PASSES,
  })) as Buffer;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
