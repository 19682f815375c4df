// The shape of a piece in a file and in the database; `pieceProblems` says the rest.
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/schema';
import { pieceProblems, type IsPage, type Piece, type PieceProblem } from '#around/content-pieces/rules';
import { oneOf } from '#base/schema/contract';
import { LAYOUTS, PICTURE_SIZES, SCREENS, SLOTS, THEMES } from '#finding/banners/rules';
import { refusedMarkup, type HtmlKind } from './clean-html.ts';

const CLOSED = { additionalProperties: false } as const;
const text = Type.Optional(Type.String({ maxLength: 40_000 }));

const Words = Type.Object(
  {
    headline: Type.String({ maxLength: 400 }),
    text,
    body: text,
    alt: text,
    description: text,
    actions: Type.Optional(Type.Array(Type.String())),
  },
  CLOSED,
);
const some = <S extends Type.TSchema>(schema: S, names: readonly string[]) =>
  Type.Object(Object.fromEntries(names.map((name) => [name, Type.Optional(schema)])), CLOSED);

const Shape = Type.Object(
  {
    id: Type.String(),
    slot: oneOf(...SLOTS),
    sites: Type.Array(Type.String(), { maxItems: 4 }),
    page: text,
    category: text,
    layout: oneOf(...LAYOUTS),
    theme: oneOf(...THEMES),
    spans: Type.Optional(some(Type.Integer(), SCREENS)),
    pictures: Type.Optional(some(Type.String(), PICTURE_SIZES)),
    links: Type.Optional(Type.Array(Type.String())),
    words: some(Words, ['en-US', 'en-CA', 'fr-CA', 'es-US']),
    beacon: text,
    clickBeacon: text,
    from: text,
    until: text,
    priority: Type.Optional(Type.Integer()),
    audience: Type.Optional(Type.Unknown()),
    experiment: Type.Optional(Type.Object({ key: Type.String(), variant: Type.String() }, CLOSED)),
  },
  CLOSED,
);
let check: ReturnType<typeof Compile> | undefined;

/** The piece, or everything that is wrong with it. */
export function readPiece(value: unknown, isPage: IsPage): Piece | readonly PieceProblem[] {
  check ??= Compile(Shape);
  if (!check.Check(value)) {
    const [, errors] = check.Errors(value);
    // The keyword that refuses a key says the same, with its name.
    return errors
      .filter(({ keyword }) => keyword !== 'boolean')
      .map(({ instancePath, message, params }) => {
        const { additionalProperties = [] } = params as { readonly additionalProperties?: readonly string[] }; // of that keyword alone
        const field = [...instancePath.slice(1).split('/'), ...additionalProperties].filter((name) => name !== '').join('.');
        return { field: field === '' ? 'item' : field, problem: additionalProperties.length > 0 ? 'is not known' : message };
      });
  }
  const piece = value as Piece & Static<typeof Shape>; // the shape is checked; sites and audience are looked at next
  const problems = [...pieceProblems(piece, isPage), ...markupProblems(piece)];
  return problems.length === 0 ? piece : problems;
}

function markupProblems({ words }: Piece): readonly PieceProblem[] {
  const parts: readonly (readonly ['text' | 'body', HtmlKind])[] = [
    ['text', 'inline'],
    ['body', 'blocks'],
  ];
  return Object.entries(words).flatMap(([locale, said]) =>
    parts.flatMap(([field, kind]) =>
      refusedMarkup(said[field] ?? '', kind).map((markup) => ({ field: `words.${locale}.${field}`, problem: `${markup} is not allowed` })),
    ),
  );
}
