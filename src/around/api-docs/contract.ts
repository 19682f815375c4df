// The API description, generated from the contracts.
import Type from 'typebox';

export const apiDocsContract = {
  'GET /openapi.json': { summary: 'This description of the API (OpenAPI 3.1)', access: 'anyone', ids: {}, reply: Type.Unknown() },
} as const;
