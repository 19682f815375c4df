// What a message of an organization to its people consists of, and when and how it is shown (H_CM).
import { done, failed, type Outcome } from '#base/outcome/rules';
import { singleLine, type CopyLocale } from '#base/locale/rules';

export const MESSAGE_LIMITS = { title: 80, body: 600 } as const;

/** Where a message is shown: on the home page, the account's overview, the cart, every step of checkout. */
export const MESSAGE_PLACES = ['home', 'account', 'cart', 'checkout'] as const;
export type MessagePlace = (typeof MESSAGE_PLACES)[number];

export const MESSAGE_TONES = ['info', 'warn'] as const;
export type MessageTone = (typeof MESSAGE_TONES)[number];

export interface CustomMessage {
  readonly title: string;
  readonly body: string;
  /** Both '' without a French text. */
  readonly titleFrench: string;
  readonly bodyFrench: string;
  readonly tone: MessageTone;
  /** In the order of {@link MESSAGE_PLACES}. */
  readonly places: readonly MessagePlace[];
  /** A calendar day. */
  readonly firstDay: string;
  /** The last day on which it is shown; '' for no end. */
  readonly lastDay: string;
  readonly everybody: boolean;
  /** Without `everybody`. */
  readonly groupIds: readonly string[];
}

/** As a form sends it. */
export interface TypedMessage extends Omit<CustomMessage, 'places' | 'tone'> {
  readonly places: readonly string[];
  readonly tone: string;
}

export type MessageField = 'title' | 'body' | 'titleFrench' | 'bodyFrench' | 'places' | 'firstDay' | 'lastDay' | 'groupIds';

export interface MessageProblem {
  readonly field: MessageField;
  readonly code:
    | 'MESSAGE_TITLE_REQUIRED'
    | 'MESSAGE_BODY_REQUIRED'
    | 'MESSAGE_TEXT_LONG'
    | 'MESSAGE_FRENCH_INCOMPLETE'
    | 'MESSAGE_PLACE_REQUIRED'
    | 'MESSAGE_DAY_INVALID'
    | 'MESSAGE_ENDS_FIRST'
    | 'MESSAGE_GROUP_REQUIRED';
}

/** A typed message with its texts trimmed, or every problem of its fields. */
export function readMessage(typed: TypedMessage): Outcome<CustomMessage, readonly MessageProblem[]> {
  const texts = {
    title: singleLine(typed.title),
    body: typed.body.trim(),
    titleFrench: singleLine(typed.titleFrench),
    bodyFrench: typed.bodyFrench.trim(),
  };
  const places = MESSAGE_PLACES.filter((place) => typed.places.includes(place));
  const problems = [...textProblems(texts), ...dayProblems(typed)];
  if (places.length === 0) problems.push({ field: 'places', code: 'MESSAGE_PLACE_REQUIRED' });
  if (!typed.everybody && typed.groupIds.length === 0) problems.push({ field: 'groupIds', code: 'MESSAGE_GROUP_REQUIRED' });
  if (problems.length > 0) return failed(problems);
  const tone = MESSAGE_TONES.find((one) => one === typed.tone) ?? 'info';
  const groupIds = typed.everybody ? [] : [...new Set(typed.groupIds)].toSorted();
  return done({ ...texts, tone, places, firstDay: typed.firstDay, lastDay: typed.lastDay, everybody: typed.everybody, groupIds });
}

type Texts = Pick<CustomMessage, 'title' | 'body' | 'titleFrench' | 'bodyFrench'>;

function textProblems(texts: Texts): MessageProblem[] {
  const { title, body, titleFrench, bodyFrench } = texts;
  const problems: MessageProblem[] = [];
  if (title === '') problems.push({ field: 'title', code: 'MESSAGE_TITLE_REQUIRED' });
  if (body === '') problems.push({ field: 'body', code: 'MESSAGE_BODY_REQUIRED' });
  if ((titleFrench === '') !== (bodyFrench === ''))
    problems.push({ field: titleFrench === '' ? 'titleFrench' : 'bodyFrench', code: 'MESSAGE_FRENCH_INCOMPLETE' });
  for (const field of ['title', 'titleFrench'] as const)
    if (texts[field].length > MESSAGE_LIMITS.title) problems.push({ field, code: 'MESSAGE_TEXT_LONG' });
  for (const field of ['body', 'bodyFrench'] as const)
    if (texts[field].length > MESSAGE_LIMITS.body) problems.push({ field, code: 'MESSAGE_TEXT_LONG' });
  return problems;
}

function dayProblems({ firstDay, lastDay }: Pick<TypedMessage, 'firstDay' | 'lastDay'>): MessageProblem[] {
  const problems: MessageProblem[] = [];
  if (!isDay(firstDay)) problems.push({ field: 'firstDay', code: 'MESSAGE_DAY_INVALID' });
  if (lastDay !== '' && !isDay(lastDay)) problems.push({ field: 'lastDay', code: 'MESSAGE_DAY_INVALID' });
  else if (lastDay !== '' && lastDay < firstDay) problems.push({ field: 'lastDay', code: 'MESSAGE_ENDS_FIRST' });
  return problems;
}

/** A day of the calendar: February 30 is none. */
function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(time) && new Date(time).getUTCDate() === Number(text.slice(8));
}

export type MessageState = 'running' | 'coming' | 'ended';

/** `today`: the day in the site's time zone. */
export function messageState({ firstDay, lastDay }: Pick<CustomMessage, 'firstDay' | 'lastDay'>, today: string): MessageState {
  if (firstDay > today) return 'coming';
  return lastDay !== '' && lastDay < today ? 'ended' : 'running';
}

/** Title and text for a page of a language. */
export function messageIn(
  { title, body, titleFrench, bodyFrench }: Texts,
  locale: CopyLocale,
): { readonly title: string; readonly body: string } {
  return locale === 'fr-CA' && titleFrench !== '' ? { title: titleFrench, body: bodyFrench } : { title, body };
}
