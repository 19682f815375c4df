// What an administrator types about a connection, judged.
import { done, failed, type Outcome } from '#base/outcome/rules';
import { singleLine } from '#base/locale/rules';
import { SESSION_MINUTES } from './connection.ts';
import { readOrigins } from './origin.ts';

/** Texts as typed. */
export interface TypedConnection {
  readonly name: string;
  readonly fromDomain: string;
  readonly fromIdentity: string;
  readonly senderDomain: string;
  readonly senderIdentity: string;
  readonly toDomain: string;
  readonly toIdentity: string;
  readonly classification: string;
  readonly defaultCode: string;
  readonly returnOrigins: string;
  readonly frameOrigins: string;
  readonly sessionMinutes: string;
}

export type SettingsProblem =
  | { readonly code: 'NAME_REQUIRED'; readonly field: 'name' }
  | { readonly code: 'TEXT_TOO_LONG'; readonly field: keyof TypedConnection }
  | { readonly code: 'ORIGIN_INVALID'; readonly field: 'returnOrigins' | 'frameOrigins' }
  | { readonly code: 'CODE_INVALID'; readonly field: 'defaultCode' }
  | { readonly code: 'MINUTES_INVALID'; readonly field: 'sessionMinutes' };

const LENGTHS = {
  name: 60,
  fromDomain: 60,
  fromIdentity: 120,
  senderDomain: 60,
  senderIdentity: 120,
  toDomain: 60,
  toIdentity: 120,
  classification: 40,
} as const;

const MOST_ORIGINS = 10;

type Texts = Readonly<Record<keyof typeof LENGTHS, string>>;

export type ReadSettings = Texts & {
  readonly defaultCode: string;
  readonly returnOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  readonly sessionMinutes: number;
};

/** `classification` and `defaultCode` keep what they had when they are left empty. */
export function readSettings(
  typed: TypedConnection,
  before: Pick<ReadSettings, 'classification' | 'defaultCode'>,
): Outcome<ReadSettings, SettingsProblem> {
  const names = Object.keys(LENGTHS) as (keyof typeof LENGTHS)[];
  const texts = Object.fromEntries(names.map((name) => [name, singleLine(typed[name])])) as Texts;
  if (texts.name === '') return failed({ code: 'NAME_REQUIRED', field: 'name' });
  const long = names.find((name) => texts[name].length > LENGTHS[name]);
  if (long !== undefined) return failed({ code: 'TEXT_TOO_LONG', field: long });
  const returnOrigins = readOrigins(typed.returnOrigins);
  if (returnOrigins === null || returnOrigins.length > MOST_ORIGINS) return failed({ code: 'ORIGIN_INVALID', field: 'returnOrigins' });
  const frameOrigins = readOrigins(typed.frameOrigins);
  if (frameOrigins === null || frameOrigins.length > MOST_ORIGINS) return failed({ code: 'ORIGIN_INVALID', field: 'frameOrigins' });
  const defaultCode = typed.defaultCode.trim() || before.defaultCode;
  if (!/^[\dA-Za-z.-]{1,20}$/.test(defaultCode)) return failed({ code: 'CODE_INVALID', field: 'defaultCode' });
  const minutes = Number(typed.sessionMinutes.trim() || SESSION_MINUTES.usual);
  if (!Number.isInteger(minutes) || minutes < SESSION_MINUTES.fewest || minutes > SESSION_MINUTES.most)
    return failed({ code: 'MINUTES_INVALID', field: 'sessionMinutes' });
  const classification = texts.classification || before.classification;
  return done({ ...texts, classification, defaultCode, returnOrigins, frameOrigins, sessionMinutes: minutes });
}
