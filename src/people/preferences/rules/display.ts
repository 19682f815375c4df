// How pages look, as a cookie that page scripts can read.

/** Readable by page scripts: the letters of what is on. */
export const DISPLAY_COOKIE = 'display';

export interface Display {
  readonly lessMotion: boolean;
  readonly largerText: boolean;
  readonly underlinedLinks: boolean;
}

/** `m` less motion, `t` larger text, `u` underlined links; '' for pages as they are. Styles match the letters in `data-display` of `<html>`. */
export function displayCookie({ lessMotion, largerText, underlinedLinks }: Display): string {
  return [lessMotion && 'm', largerText && 't', underlinedLinks && 'u'].filter(Boolean).join('');
}
