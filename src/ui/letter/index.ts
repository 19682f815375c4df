// Mail templates import this as `#letter`; pages and server code must not.
export { Letter, Paragraphs, type LetterProps, type RenderedMail } from './letter.tsx';
export { letterLook } from './letter-look.ts';
export { mailHtml } from './mail-html.ts';
export { renderNotice, type NoticeText } from './notice.tsx';
export { UnbrokenNumbers } from './unbroken-numbers.tsx';
