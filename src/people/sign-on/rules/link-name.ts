// The organization's name in its own sign-on link.

export const LINK_NAME = '^[a-z0-9][a-z0-9-]{0,79}$';

const SHAPE = new RegExp(LINK_NAME);

export const isLinkName = (text: string): boolean => SHAPE.test(text);

/** The language of the page is the first part of what a provider returns, so that the way back leads to the same pages. */
export const stateOf = (locale: string, secret: string): string => `${locale}.${secret}`;

/** Whether a provider returns what a sign-on of ours sent along. */
export const isBegunHere = (state: string): boolean => localeOfState(state) !== '';

/** '' for anything else. */
export const localeOfState = (state: string): string => /^([a-zA-Z]{2}-[a-zA-Z]{2})\.[\w-]{43}$/.exec(state)?.[1] ?? '';
