import { bannersContract } from '#finding/banners/contract';
import { bannerHandlers, type ContentSource } from '#finding/banners/server';
import { answers, type Part } from '#platform/part';

export function bannersPart(source: ContentSource): Part {
  return { calls: [answers(bannersContract, bannerHandlers(source))] };
}
