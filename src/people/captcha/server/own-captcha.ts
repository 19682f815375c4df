// The shop's own captcha: a question about five words, as a picture for the frame and as text.
import { randomInt } from 'node:crypto';
import { drawQuestion, isRightWord, type Question } from '#people/captcha/rules';
import { captchaWords } from '#people/captcha/words';
import type { CopyLocale } from '#base/locale/rules';
import { sayer } from '#base/locale/words';
import { escapeHtml } from '#platform/escape-html';
import type { CaptchaProvider, Challenge } from './captcha-provider.ts';

const LOCALES: readonly CopyLocale[] = ['en-US', 'en-CA', 'fr-CA', 'es-US'];
const [WIDTH, LINE, LETTERS] = [420, 34, 34];
/** Rotation and offset of words: enough to confuse text recognition, but not a person. */
const [TURN, DROP] = [5, 4];

export const ownCaptcha: CaptchaProvider = {
  ask: () => ({ ...drawQuestion((below) => randomInt(below)) }),
  show(challenge, locale) {
    const text = textOf(questionOf(challenge), locale);
    return { text, html: documentOf(text, locale) };
  },
  judge(challenge, answer) {
    const { words, place } = questionOf(challenge);
    const right = words[place - 1];
    return Promise.resolve(
      right !== undefined &&
        isRightWord(
          answer,
          LOCALES.map((locale) => sayer(captchaWords, locale)(right)),
        ),
    );
  },
};

/** Restores the question that `ask` stored. */
function questionOf(challenge: Challenge): Question {
  return challenge as unknown as Question; // only `ask` creates it
}

function textOf({ words, place }: Question, locale: CopyLocale): string {
  const say = sayer(captchaWords, locale);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = words.map((word) => say(word));
  return say('question', { place, first, second, third, fourth, fifth });
}

function documentOf(text: string, locale: CopyLocale): string {
  const lines = linesOf(text);
  const height = lines.length * LINE + LINE / 2;
  const drawn = lines.map((line, row) => drawnLine(line, (row + 1) * LINE)).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeHtml(text)}</title></head><body><svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${escapeHtml(text)}" width="100%" viewBox="0 0 ${WIDTH} ${height}">${drawn}</svg></body></html>`;
}

/** Attributes instead of styles, which the page's policy forbids in the frame, too. Each word is slightly rotated. */
function drawnLine(line: string, y: number): string {
  let lowered = 0;
  const words = line.split(' ').map((word) => {
    const to = randomInt(-DROP, DROP + 1);
    const drawn = `<tspan dy="${to - lowered}" rotate="${randomInt(-TURN, TURN + 1)}">${escapeHtml(word)}</tspan>`;
    lowered = to;
    return drawn;
  });
  return `<text x="4" y="${y}" font-family="Georgia, serif" font-size="22" fill="#2b2622">${words.join(' ')}</text>`;
}

function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= LETTERS) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
