// A mail's HTML from its parts. As a string at once: mails wait for nothing, and drawing one through streams takes several times as long.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The document type that mail programs know best. */
const DOCTYPE = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The whole document. Hints for browsers to load pictures early are left out: mail programs fetch what they show. */
export function mailHtml(letter: ReactElement): string {
  return DOCTYPE + renderToStaticMarkup(letter).replace(/<link rel="preload" as="image"[^>]*>/g, '');
}
