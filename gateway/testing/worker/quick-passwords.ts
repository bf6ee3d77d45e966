// Tests log in hundreds of times. argon2 itself is tested in argon2-pool.test.ts and password.test.ts, which unmock it.
jest.mock('../../src/identity/password/argon2-pool', () => jest.requireActual('./quick-argon2'))
