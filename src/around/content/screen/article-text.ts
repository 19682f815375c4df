// The shop's articles about itself, with their sections in reading order.
import type { contentWords } from '#around/content/words';
import type { Words } from '#base/locale/words';

export type ContentKey = typeof contentWords extends Words<infer K> ? K : never;

export const SECTIONS = {
  help: ['order', 'find', 'track', 'pay', 'business'],
  delivery: ['cost', 'when', 'pickup', 'not'],
  returns: ['how', 'money', 'except', 'broken'],
  privacy: ['keep', 'card', 'use', 'share', 'rights'],
  terms: ['price', 'order', 'limits', 'account'],
  accessibility: ['goal', 'how', 'tell'],
  cookies: ['session', 'choice', 'off'],
  learn: ['ink', 'paper', 'chair', 'storage'],
  insiders: ['what', 'ask', 'join'],
} as const;

export type Topic = keyof typeof SECTIONS;
/** Articles at `/about/{topic}`; help has its own address. */
export type AboutTopic = Exclude<Topic, 'help'>;

export const ABOUT_TOPICS: readonly AboutTopic[] = [
  'delivery',
  'returns',
  'privacy',
  'terms',
  'accessibility',
  'cookies',
  'learn',
  'insiders',
];

export function isAboutTopic(text: string): text is AboutTopic {
  return (ABOUT_TOPICS as readonly string[]).includes(text);
}
