// The people of an organization as the rules know them.

export interface RulePerson {
  readonly profileId: string;
  readonly name: string;
  /** Permission codes that are in effect. */
  readonly rights: ReadonlySet<string>;
  readonly groupId: string | null;
}

export interface People {
  /** Active people only, by profile. */
  readonly members: ReadonlyMap<string, RulePerson>;
  readonly groups: ReadonlyMap<string, { readonly name: string; readonly approverIds: readonly string[] }>;
}

/**
 * Who may decide about an order at all: approvers (H_AO, H_AL), group approvers (H_AG), administrators (H_SAM) and budget managers (H_SB), who own
 * budgets. Somebody a rule names without any of these counts as gone.
 */
export const DECIDING_RIGHTS = ['H_AO', 'H_AL', 'H_AG', 'H_SAM', 'H_SB'] as const;

export const mayDecide = ({ rights }: Pick<RulePerson, 'rights'>): boolean => DECIDING_RIGHTS.some((code) => rights.has(code));

/** Limits on single orders, cents. A missing one means no limit. */
export interface Limits {
  readonly people: ReadonlyMap<string, number>;
  readonly groups: ReadonlyMap<string, number>;
}
