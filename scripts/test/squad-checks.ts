import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'

const prefix = 'mfe-'

export const remoteNames = (): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))

export type Tested = {
  /** Options of jest. */
  readonly units: readonly string[]
  /** Files or folders of flows. */
  readonly flows: readonly string[]
}

/** Tests of everything that one squad can break alone: its own, the contract tests, its flows and the cross-remote story. */
export const testedWith = (remote: string): Tested => {
  const at = root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const own = `e2e/${remote}`
  return {
    units: [
      '--selectProjects',
      `${prefix}${remote}`,
      'contracts',
      'gateway',
      '--testPathPatterns',
      `${at}/${prefix}${remote}/`,
      `${at}/shared/contracts/`,
      `${at}/gateway/.*contract`,
    ],
    flows: [...(existsSync(join(root, own)) ? [`${own}/`] : []), 'e2e/site/story.spec.ts'],
  }
}
