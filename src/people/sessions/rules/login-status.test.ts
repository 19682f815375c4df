import { expect, test } from 'vitest';
import { isLoggedIn, loginStatusOf } from './login-status.ts';

test.each([
  [{ signedIn: true, wasHere: true }, 'LOGGEDIN', true],
  [{ signedIn: true, wasHere: false }, 'LOGGEDIN', true],
  [{ signedIn: false, wasHere: true }, 'LOGGEDOFF', false],
  [{ signedIn: false, wasHere: false }, 'GUEST', false],
] as const)('[USR-2] %j is %s, logged in: %s', (facts, status, loggedIn) => {
  expect([loginStatusOf(facts), isLoggedIn(loginStatusOf(facts))]).toEqual([status, loggedIn]);
});

test.each(['', 'loggedin', 'LOGGEDOFF', 'constructor'])('[USR-2] %j is not logged in', (status) => expect(isLoggedIn(status)).toBe(false));
