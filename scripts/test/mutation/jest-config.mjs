// One project and the tests of one area; `MUTATION_AREA` is set by mutation.ts.
import { join } from 'node:path'
import config from '../../../jest.config.mjs'

const { project, tests } = JSON.parse(process.env.MUTATION_AREA ?? '{}')
const found = config.projects.find(({ displayName }) => displayName === project)
if (!found) throw new Error(`no project ${project}`)
const root = join(import.meta.dirname, '../../..')

const folder = join(root, found.rootDir)

export default {
  ...found,
  rootDir: folder,
  // StrykerJS wraps the environment, and resolves its name by itself.
  testEnvironment:
    found.testEnvironment === 'node' ? 'jest-environment-node' : found.testEnvironment.replace('<rootDir>', folder),
  testMatch: tests.map((pattern) => join(root, pattern)),
  testSequencer: join(import.meta.dirname, 'shortest-first.cjs'),
  // A retry would run each noticed change twice.
  setupFilesAfterEnv: [
    ...found.setupFilesAfterEnv.filter((file) => !file.endsWith('retry-once.cjs')),
    join(import.meta.dirname, 'fixed-seed.cjs'),
  ],
  testTimeout: 60_000,
}
