// Why a SCIM request is refused (RFC 7644, 3.12).

/** What is wrong with a request in itself. */
export type ScimReadingProblem =
  | 'SYNTAX'
  | 'FILTER'
  | 'PATH'
  | 'VALUE'
  | 'NO_TARGET'
  | 'USER_NAME_REQUIRED'
  | 'EMAIL_REQUIRED'
  | 'NAME_REQUIRED'
  | 'TOO_MANY_OPERATIONS';

export type ScimProblem =
  | ScimReadingProblem
  | 'TOKEN'
  | 'OTHER_ORGANIZATION'
  | 'NOT_FOUND'
  | 'NO_SUCH_MEMBER'
  | 'DOMAIN_NOT_PROVEN'
  | 'USER_NAME_TAKEN'
  | 'EMAIL_TAKEN'
  | 'EMAIL_ELSEWHERE'
  | 'GROUP_NAME_TAKEN'
  | 'LAST_ADMINISTRATOR'
  | 'CHANGED_SINCE';
