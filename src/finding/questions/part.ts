import { questionsContract } from '#finding/questions/contract';
import {
  questionsPersonalData,
  makeAnswerMail,
  questionHandlers,
  type AnswerMailFacts,
  type QuestionFacts,
  type QuestionShelf,
} from '#finding/questions/server';
import { answers, type Part } from '#platform/part';

export function questionsPart(needs: QuestionFacts & AnswerMailFacts & { readonly shelf: QuestionShelf }): Part {
  return {
    calls: [answers(questionsContract, questionHandlers(needs))],
    personalData: questionsPersonalData,
    jobs: [makeAnswerMail(needs)],
    close: () => needs.shelf.close(),
  };
}
