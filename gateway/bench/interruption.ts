const signals = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** Exit code of a run that ends early: a signal, or a closed output pipe (128 + SIGPIPE). */
export const interruption = (): Promise<number> =>
  new Promise((resolve) => {
    for (const [signal, code] of Object.entries(signals)) process.on(signal, () => resolve(code))
    for (const output of [process.stdout, process.stderr]) output.on('error', () => resolve(141))
  })
