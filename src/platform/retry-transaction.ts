// Transactions the database could not order (serialisation failure, deadlock) are simply tried again: their work had no effect.
const TRY_AGAIN = new Set(['40001', '40P01']);
const MAX_ATTEMPTS = 6;

/** Runs one whole transaction, again when the database asks for it; other failures and the last one are thrown. */
export async function retryTransaction<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (!TRY_AGAIN.has((error as { readonly code?: string }).code ?? '') || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
