export { readFrameQuery, type FrameQuery } from './frame-query.ts';
export { FORM_CODES, type FormWords } from './form-words.ts';
