// Drawings next to the titles of the articles.
import type { Topic } from './article-topics.ts';
import accessibility from './art/accessibility.svg?url';
import cookies from './art/cookies.svg?url';
import delivery from './art/delivery.svg?url';
import help from './art/help.svg?url';
import insiders from './art/insiders.svg?url';
import learn from './art/learn.svg?url';
import privacy from './art/privacy.svg?url';
import returns from './art/returns.svg?url';
import terms from './art/terms.svg?url';

export const ARTICLE_DRAWINGS: Readonly<Record<Topic, string>> = {
  help,
  delivery,
  returns,
  privacy,
  terms,
  accessibility,
  cookies,
  learn,
  insiders,
  company: help,
};
