import { readableLine } from './log-line'
import { takenPort, takenSentence } from './ports'
import type { Settings } from './environment'
import type { Log, OnEnd, Site } from './site'

const say = (line: string) => console.log(line)

const greeting = (site: Site, { qa, production }: Settings): string => {
  const { addresses } = site
  return [
    '',
    `  Mosaic is up: ${addresses.site}/m`,
    '',
    `  Aurora        ${addresses.site}/m`,
    `  Lótus         ${addresses.lotus}/m`,
    ...(qa ? [`  QA console    ${addresses.site}/qa`] : []),
    `  Operator desk ${addresses.desk}/ops`,
    `  API           ${addresses.site}/wps/openapi.json`,
    '',
    '  Demo accounts player01, agent01, vip01 with password Demo#2026 (payment password of agent01 and vip01: 274951)',
    ...(production
      ? ['  The first operator: npm run ops -- operators add <name> <e-mail>']
      : [
          '  Demo operators admin01, admin02, cashier01, cashier02, compliance01, support01 with the same password; the first sign-in makes a passkey',
        ]),
    '  Play money only. Stop with Ctrl+C.',
    '',
  ].join('\n')
}

const untilSignal = () =>
  new Promise<void>((resolve) =>
    ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => process.on(signal, () => resolve())),
  )

/** Starts a site and runs until `stopped`, by default a signal, or the end of one of its processes; returns the exit code. */
export const serve = async (
  settings: Settings,
  startSite: (log: Log, onEnd: OnEnd) => Promise<Site>,
  stopped: Promise<unknown> = untilSignal(),
): Promise<number> => {
  const taken = await takenPort(settings.port)
  if (taken !== null) {
    console.error(takenSentence(taken, `PORT=${settings.port + 100}`, 'npm start'))
    return 1
  }
  const log = (name: string, line: string) => say(readableLine(name, line, new Date()))
  let died: (code: number) => void = () => undefined
  const death = new Promise<number>((resolve) => {
    died = resolve
  })
  try {
    const starting = startSite(log, (name, code) => {
      log(name, `stopped unexpectedly with code ${code}; stopping the rest`)
      died(1)
    })
    const site = await Promise.race([starting, stopped.then(() => 0), death])
    // A picture or a build in progress would keep the process for a minute; the servers end with it.
    if (typeof site === 'number') process.exit(site)
    say(greeting(site, settings))
    const code = await Promise.race([stopped.then(() => 0), death])
    await site.stop()
    return code
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}
