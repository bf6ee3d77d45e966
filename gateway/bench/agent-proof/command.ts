import { readFileSync } from 'node:fs'
import { readFixture } from './fixture'
import { asJson, asTable } from './output'
import { prove } from './prove'

const usage = 'npm run agent-proof -- --fixture <file.json> [--json]    (the file: docs/agent-contracts.md)'

type Output = { readonly code: number; readonly text: string }

const contents = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Results of a fixture as a table or JSON; code 1 with one problem a line. */
export const agentProof = (args: readonly string[]): Output => {
  const file = args.includes('--fixture') ? args[args.indexOf('--fixture') + 1] : undefined
  if (file === undefined) return { code: 1, text: usage }
  const json = contents(file)
  if (json === null) return { code: 1, text: `${file} cannot be read.\n${usage}` }
  const read = readFixture(json)
  if ('problems' in read) return { code: 1, text: read.problems.join('\n') }
  const proof = prove(read.fixture)
  if ('problems' in proof) return { code: 1, text: proof.problems.join('\n') }
  const print = args.includes('--json') ? asJson : asTable
  return { code: 0, text: print(proof.lines, read.fixture.currency) }
}
