// Parts that maps of all kinds share, and the messages for their mistakes.
import Type from 'typebox';

export type Parsed<T> = { readonly value: T; readonly wrong?: undefined } | { readonly wrong: readonly string[] };

export const Strict = { additionalProperties: false } as const;
export const MapSource = Type.Array(Type.Object({ field: Type.String({ minLength: 1 }), matching: Type.Optional(Type.String()) }, Strict), {
  minItems: 1,
});
/** Field → pattern. */
export const MapPatterns = Type.Record(Type.String(), Type.String());

export const mistake = ({ instancePath, message }: { readonly instancePath: string; readonly message: string }): string =>
  `${instancePath === '' ? '(top)' : instancePath} ${message}`;

/** Problems of a pattern; none when it is valid. */
export function mistakeIn(pattern: string): string[] {
  try {
    void new RegExp(pattern, 'iu');
    return [];
  } catch (error) {
    return [`pattern ${pattern}: ${(error as Error).message}`];
  }
}
