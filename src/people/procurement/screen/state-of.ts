/** What a connection is doing, in one word. */
export const stateOf = ({ isEnabled, isTest }: { readonly isEnabled: boolean; readonly isTest: boolean }): 'on' | 'off' | 'test' =>
  isEnabled ? (isTest ? 'test' : 'on') : 'off';
