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
    what: 'serve with hot reload: all remotes, or "dev -- wallet" for one, "dev -- wallet --alone" without the site, "--into=<site>" into one browser',
    run: async (args) => (await import('./dev/dev')).dev(args),
  },
  release: {
    what: 'publish, canary, promote, rollback …: "release -- help"',
    run: async (args) => (await import('./release/release')).release(args),
  },
  rtp: {
    what: 'what a game gives back, exactly: "rtp -- --help"',
    run: async (args) => (await import('./studio-commands')).rtp(args),
  },
  acceptance: {
    what: 'play a provider\'s fault scripts against the wallet of any gateway: "acceptance -- --help"',
    run: async (args) => (await import('./studio-commands')).acceptance(args),
  },
  ops: {
    what: 'decide withdrawals: "ops -- help"',
    run: async (args) => (await import('./ops')).ops(args),
  },
  test: { what: 'run every check', run: async (args) => (await import('./test/run-checks')).runChecks(args) },
  check: {
    what: 'types, lint, format and borders only',
    run: async (args) => (await import('./test/run-checks')).runChecks(['--static', ...args]),
  },
  format: { what: 'format the code', run: async () => (await import('./test/format')).format() },
  gallery: { what: 'photograph every screen', run: async (args) => (await import('./test/gallery')).gallery(args) },
  'bench:logins': {
    what: 'logins beside reads on PostgreSQL',
    run: async (args) => (await import('./test/bench-logins')).benchLogins(args),
  },
  'bench:streams': {
    what: 'members who only listen, on PostgreSQL',
    run: async (args) => (await import('./test/bench-streams')).benchStreams(args),
  },
  chaos: {
    what: 'kill gateways and the database while money moves; "chaos -- --on pglite --operations 500 --kills 2", "chaos -- --model 50"',
    run: async (args) => (await import('./test/chaos')).chaos(args),
  },
  soak: {
    what: 'play rounds through a proxy that spoils calls, then compare the books of both houses; "soak -- --rounds 300 --on pglite"',
    run: async (args) => (await import('./test/soak')).soak(args),
  },
  'bench:money': {
    what: 'what bets, payouts, withdrawals and balances cost, on PostgreSQL',
    run: async (args) => (await import('./test/bench-money')).benchMoney(args),
  },
  'bench:lists': {
    what: 'a page of games beside its bare query, on PostgreSQL',
    run: async (args) => (await import('./test/bench-lists')).benchLists(args),
  },
  'bench:scroll': {
    what: 'frames of a list of 2,000 games, and how soon a tap on one is answered',
    run: async (args) => (await import('./test/bench-scroll')).benchScroll(args),
  },
  'bench:events': {
    what: 'what telling of a settled bet costs, on PostgreSQL',
    run: async (args) => (await import('./test/bench-events')).benchEvents(args),
  },
  'bench:load': {
    what: 'compare loading with one bundle',
    run: async (args) => (await import('./test/bench-load')).benchLoad(args),
  },
  'bench:release': {
    what: 'measure publish and rollback until a new page shows them',
    run: async (args) => (await import('./test/bench-release')).benchRelease(args),
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
