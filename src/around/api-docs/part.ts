import { apiDocsContract } from '#around/api-docs/contract';
import { apiDocsHandlers } from '#around/api-docs/server';
import type { Registry } from '#platform/contract';
import { answers, type Part } from '#platform/part';

export function apiDocsPart(registry: Registry): Part {
  return { calls: [answers(apiDocsContract, apiDocsHandlers(registry))] };
}
