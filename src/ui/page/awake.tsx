// Whether the page is hydrated: false on the server and during hydration, so that both render the same markup.
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
