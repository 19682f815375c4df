export { readFilter, type Filter } from './filter.ts';
export { readGroup, readGroupPatch, type GroupWish, type MemberChange } from './group.ts';
export type { ScimProblem } from './problem.ts';
export { project, readPage, type Page } from './projection.ts';
export { readUser, readUserPatch, type UserWish } from './user.ts';
