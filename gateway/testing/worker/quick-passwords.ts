// Tests log in hundreds of times. argon2 itself is tested in password.test.ts, which unmocks it.
jest.mock('../../src/identity/password/argon2-pool', () => jest.requireActual('./quick-argon2'))
