// Seals secrets that the shop has to read again, with a key that is not in the database (AES-256-GCM), and makes keyed digests of short codes.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  /** `purpose` says what the text is and whose: what was sealed for one opens for no other. */
  seal(text: string, purpose: string): Uint8Array;
  /** Throws when the key or the purpose is another, or a byte was changed. */
  open(sealed: Uint8Array, purpose: string): string;
  /** Compares short codes without keeping them; without the key they cannot be found by trying all. */
  digest(code: string, purpose: string): Uint8Array;
}

/** `key`: 32 bytes. */
export function makeSeal(key: Uint8Array): Seal {
  return {
    seal(text, purpose) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(purpose));
      return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, purpose) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(sealed.subarray(-TAG_BYTES));
      return decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
    digest: (code, purpose) => createHmac('sha256', key).update(`${purpose}\n${code}`).digest(),
  };
}
