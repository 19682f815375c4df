// The refusal for a product that this visit does not see.
import { sayer } from '#base/locale/words';
import { refuse, type Refusal } from '#base/outcome/rules';
import type { Visit } from '#platform/visit';
import { questionWords } from '#finding/questions/words';

export const noSuchProduct = (visit: Visit): Refusal => refuse(404, 'NOT_FOUND', sayer(questionWords, visit.copyLocale)('notThere'));
