// Whether the page listens: not on the server nor while it wakes up, so that served markup and the first one here are the same.
import { useSyncExternalStore } from 'react';

const never = () => () => {};

export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
