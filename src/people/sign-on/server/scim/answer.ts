// Answers of SCIM: resources, lists and errors in their media type (RFC 7644, 3).
import { createHash } from 'node:crypto';
import type { ScimProblem } from '#people/sign-on/rules';

export interface Reply {
  readonly status: number;
  readonly body?: object;
  readonly etag?: string;
  readonly location?: string;
}

interface Told {
  readonly status: number;
  readonly scimType?: string;
  /** For whoever reads the provisioning log of the directory. */
  readonly detail: string;
}

const PROBLEMS: Readonly<Record<ScimProblem, Told>> = {
  TOKEN: { status: 401, detail: 'The token is missing, wrong, revoked or expired. Make a new one under Single sign-on at Inkwell.' },
  OTHER_ORGANIZATION: { status: 403, detail: 'This token belongs to another organization. Check the SCIM address.' },
  NOT_FOUND: { status: 404, detail: 'There is nothing with this id in your organization.' },
  SYNTAX: { status: 400, scimType: 'invalidSyntax', detail: 'The request is not a SCIM message.' },
  FILTER: {
    status: 400,
    scimType: 'invalidFilter',
    detail:
      'Only “eq”, joined by “and”, is supported: userName, externalId, id and emails for Users; displayName, externalId, id and members for Groups.',
  },
  PATH: { status: 400, scimType: 'invalidPath', detail: 'This is not the path of an attribute.' },
  VALUE: { status: 400, scimType: 'invalidValue', detail: 'A value does not fit its attribute.' },
  NO_TARGET: { status: 400, scimType: 'noTarget', detail: '“remove” needs a path.' },
  USER_NAME_REQUIRED: { status: 400, scimType: 'invalidValue', detail: 'userName is required, with at most 254 characters.' },
  EMAIL_REQUIRED: {
    status: 400,
    scimType: 'invalidValue',
    detail: 'The person needs a work email address, in emails or as userName.',
  },
  NAME_REQUIRED: { status: 400, scimType: 'invalidValue', detail: 'displayName is required, with at most 200 characters.' },
  TOO_MANY_OPERATIONS: { status: 400, scimType: 'tooMany', detail: 'A patch may have at most 1000 operations.' },
  NO_SUCH_MEMBER: { status: 400, scimType: 'invalidValue', detail: 'A member is not a user of your organization.' },
  DOMAIN_NOT_PROVEN: {
    status: 400,
    scimType: 'invalidValue',
    detail:
      'The email address is not at a domain that your organization has verified at Inkwell. An administrator verifies domains under Single sign-on.',
  },
  USER_NAME_TAKEN: { status: 409, scimType: 'uniqueness', detail: 'Another user of your organization has this userName.' },
  EMAIL_TAKEN: { status: 409, scimType: 'uniqueness', detail: 'Another user of your organization has this email address.' },
  EMAIL_ELSEWHERE: {
    status: 409,
    scimType: 'uniqueness',
    detail:
      'This email address has an account at Inkwell outside your organization. The person has to close it first, or use another address.',
  },
  GROUP_NAME_TAKEN: { status: 409, scimType: 'uniqueness', detail: 'Another group of your directory has this displayName.' },
  LAST_ADMINISTRATOR: {
    status: 409,
    detail: 'This is the last administrator of your organization at Inkwell. Make somebody else administrator first.',
  },
  CHANGED_SINCE: { status: 412, detail: 'The resource has changed since this version.' },
};

export const SCIM_TYPE = 'application/scim+json; charset=utf-8';

export function refusal(problem: ScimProblem): Reply {
  const { status, ...told } = PROBLEMS[problem];
  return { status, body: errorBody(status, told) };
}

export const errorBody = (status: number, told: Omit<Told, 'status'>): object => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
  status: String(status),
  ...told,
});

export const listOf = (resources: readonly object[], total: number, startIndex: number): object => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

export interface Resource {
  readonly id: string;
  readonly meta: { readonly version: string; readonly location: string };
}

/** The version is a mark of everything that the resource says. */
export function withVersion<R extends { readonly id: string; readonly meta: object }>(resource: R): R & Resource {
  const version = `W/"${createHash('sha256').update(JSON.stringify(resource)).digest('base64url').slice(0, 22)}"`;
  return { ...resource, meta: { ...resource.meta, version } } as R & Resource; // `location` stands in every meta
}

/** Whether `If-Match` or `If-None-Match` names the version. */
export const names = (header: string | undefined, version: string): boolean =>
  header !== undefined && (header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === version.slice(2)));
