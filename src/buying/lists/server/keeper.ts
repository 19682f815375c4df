import { hash } from 'node:crypto';

/** What a shopper is called in what their browser keeps (decision 0469): always the same, and nobody can tell from it who they are. */
export const keeperOf = (profileId: string): string => hash('sha256', `list keeper ${profileId}`, 'base64url').slice(0, 22);
