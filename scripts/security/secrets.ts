import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { root } from '../root'
import { secretFindings } from './secret-findings'

const mostBytes = 5_000_000
const pictures = /\.(png|webp|avif|jpg|woff2|ico|br|gz|wasm|tar)$/

/** Files that hold secrets are not committed, whatever stands in them. */
const secretFiles = /^(?!.*\.example$)(\.env(\..+)?|secrets\.json|.+\.(pem|p12|pfx|key))$/

/** The files of the last commit and those that are about to be added. */
const filesOfRepository = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && existsSync(join(root, name)))

/** What builds ship, where they have been made. */
const filesOfBuilds = (): readonly string[] =>
  [
    'gateway',
    'edge',
    'studio',
    'operator',
    'host-shell',
    ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
  ]
    .map((part) => join(root, part, 'dist'))
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name))),
    )

const problemsOf = (file: string): readonly string[] => {
  if (secretFiles.test(basename(file))) return [`${file}: a file of secrets`]
  if (pictures.test(file)) return []
  const bytes = readFileSync(join(root, file))
  if (bytes.length > mostBytes) return []
  return secretFindings(bytes.toString('utf8')).map(({ kind, line }) => `${file}:${line}: ${kind}`)
}

export const secretProblems = (): readonly string[] =>
  [...new Set([...filesOfRepository(), ...filesOfBuilds()])].flatMap(problemsOf)

/** `npm run secrets`. */
export const secrets = (): number => {
  const problems = secretProblems()
  for (const problem of problems) console.error(problem)
  console.log(problems.length === 0 ? 'no secret in the repository or the builds' : `${problems.length} findings`)
  return problems.length === 0 ? 0 : 1
}
