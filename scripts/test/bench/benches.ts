type Bench = { readonly what: string; readonly run: (args: readonly string[]) => Promise<number> }

const script =
  (file: string) =>
  async (args: readonly string[]): Promise<number> =>
    (await import('../flows/run-script')).runScript(file, args)

/** Measurements by name: `npm run bench:<name>`. Each prints its figures; none is part of `npm test`. */
export const benches: Readonly<Record<string, Bench>> = {
  money: {
    what: 'processor time of bets, payouts, withdrawals and balances, on PostgreSQL',
    run: async (args) => (await import('./chaos')).runBuilt('money/money', ['money/serve-money'], args),
  },
  activity: { what: 'cost of the activity totals of a bet, on PostgreSQL', run: script('gateway/bench/activity.ts') },
  lists: { what: 'a page of games beside its bare query, on PostgreSQL', run: script('gateway/bench/lists.ts') },
  growth: {
    what: 'blocks that each call reads on a small and on a large database; "-- --full" for four million rounds',
    run: async (args) => (await import('./growth')).growth(args),
  },
  team: {
    what: 'team P&L over 10,000 members and a million bets beside 10,000 bets, on PostgreSQL',
    run: async (args) => (await import('./growth')).growth(args, 'team'),
  },
  logins: { what: 'logins beside reads, on PostgreSQL', run: script('gateway/bench/logins.ts') },
  streams: { what: 'cost of an open event stream, on PostgreSQL', run: script('gateway/bench/streams.ts') },
  load: { what: 'the federated site compared with one bundle', run: script('e2e/bench/load.ts') },
  release: { what: 'time of a publish and a rollback until a page shows them', run: script('e2e/bench/release.ts') },
  rain: { what: 'frames of a red envelope rain', run: script('e2e/bench/rain.ts') },
  scroll: { what: 'frames of a list of 2,000 games on a slow phone', run: script('e2e/bench/scroll.ts') },
}
