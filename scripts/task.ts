import { benches } from './test/bench/benches'

/** Names what can be run and imports only what the named task needs. */
const tasks: Record<string, { readonly what: string; readonly run: (args: readonly string[]) => Promise<number> }> = {
  start: {
    what: 'build what changed and serve the whole site',
    run: async () => (await import('./start/start')).start(),
  },
  build: {
    what: 'build every remote, the host and the servers',
    run: async (args) => (await import('./build/build')).build(args),
  },
  'new-remote': {
    what: 'make a working remote: "new-remote -- raffle"',
    run: async (args) => (await import('./new-remote/new-remote')).newRemote(args),
  },
  dev: {
    what: 'serve with hot reload: all remotes, or "dev -- wallet" for one, "dev -- wallet --alone" without the site, "dev -- catalogue" for the components, "--into=<site>" into one browser',
    run: async (args) => (await import('./dev/dev')).dev(args),
  },
  release: {
    what: 'publish, canary, promote, rollback …: "release -- help"',
    run: async (args) => (await import('./release/release')).release(args),
  },
  rtp: {
    what: 'what a game gives back, exactly: "rtp -- --help"',
    run: async (args) => (await import('./commands-in-callers-folder')).rtp(args),
  },
  acceptance: {
    what: 'play a provider\'s fault scripts against the wallet of any gateway: "acceptance -- --help"',
    run: async (args) => (await import('./commands-in-callers-folder')).acceptance(args),
  },
  'agent-proof': {
    what: 'what each agent of a tree earns, from a file of members, rates, contracts and bets',
    run: async (args) => (await import('./commands-in-callers-folder')).agentProof(args),
  },
  ops: {
    what: 'decide withdrawals: "ops -- help"',
    run: async (args) => (await import('./ops')).ops(args),
  },
  test: { what: 'run every check', run: async (args) => (await import('./test/run-checks')).runChecks(args) },
  'test:deep': {
    what: 'run the expensive tests that rarely fail',
    run: async (args) => (await import('./test/run-checks')).runChecks(['--deep', ...args]),
  },
  mutation: {
    what: 'change the code that moves money or guards a door, and name the changes that no test notices: "mutation -- --help"',
    run: async (args) => (await import('./test/mutation/mutation')).mutation(args),
  },
  attack: {
    what: 'every endpoint with every caller, and every attack on the gateway; prints the matrix of access',
    run: async () => (await import('./test/attack')).attack(),
  },
  asvs: {
    what: 'write docs/asvs.md (OWASP ASVS 5.0, level 2) of its data file',
    run: async () => (await import('./security/asvs')).asvs(),
  },
  sbom: {
    what: 'write the bill of materials (CycloneDX) of each server, the host and each remote',
    run: async () => (await import('./security/sbom')).sbom(),
  },
  secrets: {
    what: 'look for secrets in the repository and the builds',
    run: async () => (await import('./security/secrets')).secrets(),
  },
  doctor: {
    what: 'what start and tests would use on this machine, and what is missing',
    run: async () => (await import('./doctor/doctor')).doctor(),
  },
  check: {
    what: 'types, lint, format and borders only',
    run: async (args) => (await import('./test/run-checks')).runChecks(['--static', ...args]),
  },
  format: { what: 'format the code', run: async () => (await import('./test/static/format')).format() },
  gallery: {
    what: 'photograph every screen',
    run: async (args) => (await import('./test/flows/gallery')).gallery(args),
  },
  ...Object.fromEntries(
    Object.entries(benches).map(([name, { what, run }]) => [`bench:${name}`, { what, run }] as const),
  ),
  chaos: {
    what: 'kill gateways and the database while money moves; "chaos -- --on pglite --operations 500 --kills 2", "chaos -- --model 50"',
    run: async (args) => (await import('./test/bench/chaos')).chaos(args),
  },
  soak: {
    what: 'play rounds through a proxy that spoils calls, then compare the books of both houses; "soak -- --rounds 300 --on pglite"',
    run: async (args) => (await import('./test/bench/soak')).soak(args),
  },
}

const [name = 'help', ...args] = process.argv.slice(2)
const task = tasks[name]

if (!task) {
  console.log(
    ['Tasks:', ...Object.entries(tasks).map(([key, { what }]) => `  npm run ${key.padEnd(11)} ${what}`)].join('\n'),
  )
  process.exitCode = name === 'help' ? 0 : 1
} else {
  process.exitCode = await task.run(args.filter((arg) => arg !== '--'))
}
