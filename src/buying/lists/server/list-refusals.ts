// Refusals of calls on lists, in the shopper's language.
import { listsWords } from '#buying/lists/words';
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';

const STATUS = {
  LOGIN_REQUIRED: 401,
  LIST_NOT_FOUND: 404,
  LIST_ITEM_NOT_FOUND: 404,
  LIST_READ_ONLY: 403,
  LIST_ACCESS_NOT_ALLOWED: 403,
  LIST_NAME_REQUIRED: 400,
  LIST_NAME_TOO_LONG: 400,
  LIST_NOTE_TOO_LONG: 400,
  SAME_LIST: 400,
  LINKS_NOT_ALLOWED: 403,
  LISTS_BY_ADMINISTRATORS: 403,
  INVALID_QTY: 400,
  LISTS_FULL: 422,
  LIST_FULL: 422,
  MAX_FAVORITES: 422,
} as const;

export type ListRefusal = keyof typeof STATUS;

export function refuseList(visit: Visit, code: ListRefusal): Refusal {
  const field = code.startsWith('LIST_NAME') ? 'name' : code === 'LIST_NOTE_TOO_LONG' ? 'note' : undefined;
  return refuse(STATUS[code], code, sayer(listsWords, visit.copyLocale)(code), field);
}
