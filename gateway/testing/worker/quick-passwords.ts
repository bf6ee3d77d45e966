// Logins are tested by the hundred. What argon2 itself does is told by password.test.ts, which unmocks it.
jest.mock('../../src/identity/password/argon2-threads', () => jest.requireActual('./quick-argon2'))
