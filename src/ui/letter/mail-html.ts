// Renders a mail to HTML. As a string at once: mails need no streaming, which takes several times as long.
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** The document type that mail programs support best. */
const DOCTYPE = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The whole document, without preload hints, which mail programs ignore. */
export function mailHtml(letter: ReactElement): string {
  return DOCTYPE + renderToStaticMarkup(letter).replace(/<link rel="preload" as="image"[^>]*>/g, '');
}
