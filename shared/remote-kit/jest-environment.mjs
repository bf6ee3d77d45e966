import { TestEnvironment as Browser } from 'jest-environment-jsdom'
import KeptRealm from './jest-kept-realm.mjs'

/** A test of a rule (`*.test.ts`) needs no page, and making one takes longer than most rules; one that does names jsdom in its first line. */
export default class RemoteEnvironment {
  constructor(config, context) {
    return new (context.testPath.endsWith('.tsx') ? Browser : KeptRealm)(config, context)
  }
}
