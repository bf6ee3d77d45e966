/** What `npm run doctor` read from this machine. */
export type Machine = {
  readonly node: string
  readonly packageManager: string
  readonly browser: { readonly found: string } | { readonly sentence: string }
  readonly postgres: string | null
  readonly tagsWithoutFonts: readonly string[]
  readonly basePort: number
  readonly takenPort: number | null
  readonly freeDiskGb: number
  readonly memoryGb: number
}

/** `help` is the command for what is missing; an optional part is replaced or skipped. */
export type Finding = {
  readonly name: string
  readonly value: string
  readonly help?: string
  readonly optional?: boolean
}

/** Packages, builds, data and reports of both commands. */
const neededDiskGb = 4
/** Below it, unit tests and flows need one worker each. */
const usualMemoryGb = 4

const gb = (value: number) => `${Math.round(value * 10) / 10} GB`

const browserOf = ({ browser }: Machine): Finding =>
  'found' in browser
    ? { name: 'browser', value: browser.found }
    : {
        name: 'browser',
        value: 'none yet: npm test tries Playwright, npm and the distribution first',
        help: browser.sentence.replace(/^.*Help: /, ''),
        optional: true,
      }

const fontsOf = ({ tagsWithoutFonts: tags }: Machine): Finding =>
  tags.length === 0
    ? { name: 'fonts', value: 'Japanese, Korean and Thai are there' }
    : {
        name: 'fonts',
        value: `none for ${tags.join(', ')}; npm test skips measurements in these languages`,
        help: 'sudo apt-get install fonts-noto-cjk fonts-thai-tlwg',
        optional: true,
      }

const portsOf = ({ basePort, takenPort }: Machine): Finding =>
  takenPort === null
    ? { name: 'ports', value: `${basePort}–${basePort + 4} are free` }
    : { name: 'ports', value: `${takenPort} is in use`, help: `PORT=${basePort + 100} npm start` }

const diskOf = ({ freeDiskGb: free }: Machine): Finding => ({
  name: 'disk',
  value: `${gb(free)} free`,
  ...(free < neededDiskGb && {
    help: `Free ${gb(neededDiskGb - free)} on the disk of this folder: du -sh .data* node_modules`,
  }),
})

const memoryOf = ({ memoryGb: memory }: Machine): Finding => ({
  name: 'memory',
  value: gb(memory),
  ...(memory < usualMemoryGb && { help: 'JEST_WORKERS=1 E2E_WORKERS=1 npm test', optional: true }),
})

export const findings = (machine: Machine): readonly Finding[] => [
  { name: 'Node', value: machine.node },
  { name: 'package manager', value: `${machine.packageManager}, through npm exec` },
  browserOf(machine),
  { name: 'PostgreSQL', value: machine.postgres ?? 'none: the tests install it from npm; npm start uses PGlite' },
  fontsOf(machine),
  portsOf(machine),
  diskOf(machine),
  memoryOf(machine),
]

export const isMissing = ({ help, optional = false }: Finding): boolean => help !== undefined && !optional

const sign = (finding: Finding) => (isMissing(finding) ? 'MISSING' : finding.help ? 'note' : 'ok')

export const reportLines = (list: readonly Finding[]): readonly string[] =>
  list.flatMap((finding) => [
    `${sign(finding).padEnd(8)}${finding.name.padEnd(17)}${finding.value}`,
    ...(finding.help ? [`${' '.repeat(25)}help: ${finding.help}`] : []),
  ])
