import type PgBoss from 'pg-boss'
import type { AppContext } from '../runtime/app-context'
import { ofEveryMerchant } from '../db/merchant-scope'
import { startInterval } from '../runtime/start-interval'
import type { JobQueue, RepeatedJob, Stop } from './repeated-job'

/** Later another gateway repeats the run of one that ended in its midst; work that lasts longer is guarded by its own rows. */
const longestRunSeconds = 300
const connections = 2

/** Loaded where it is used: a gateway on PGlite starts without it. */
const startBoss = async (connectionString: string, onError: (error: Error) => void): Promise<PgBoss> => {
  const { default: Boss } = await import('pg-boss')
  const boss = new Boss({
    connectionString,
    application_name: 'mosaic-jobs',
    max: connections,
    schedule: false,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 1,
  })
  boss.on('error', onError)
  await boss.start()
  return boss
}

const attempts = 5

/** A new queue is a new table, whose making may meet a deadlock with the work of another gateway. */
const createQueue = async (boss: PgBoss, name: string): Promise<void> => {
  for (let attempt = 1; (await boss.getQueue(name)) === null; attempt += 1)
    try {
      await boss.createQueue(name, { name, policy: 'stately', retryLimit: 0, expireInSeconds: longestRunSeconds })
    } catch (error) {
      if (attempt === attempts) throw error
    }
}

/**
 * A queue of each job in the schema `pgboss`, for all gateways of a database: one run at a time and one waiting (`stately`), one in
 * each slot of time, by whichever gateway is free. The first job opens its connections and the last one that stops closes them.
 */
export const postgresQueue = (connectionString: string, log: AppContext['log']): JobQueue => {
  let opened: Promise<PgBoss> | null = null
  let users = 0
  /** One queue after the other is made: two at once would wait for each other. */
  let making: Promise<unknown> = Promise.resolve()
  const failing = (failed: string) => (error: unknown) => log.error({ err: error }, failed)
  const enter = async (): Promise<PgBoss> => {
    users += 1
    opened ??= startBoss(connectionString, failing('the job queue has a fault'))
    return opened
  }
  const leave = async (boss: PgBoss): Promise<void> => {
    users -= 1
    if (users > 0) return
    opened = null
    await boss.stop({ graceful: true, wait: true })
  }

  const makeQueue = (boss: PgBoss, name: string): Promise<boolean> => {
    const made = making
      .then(() => createQueue(boss, name))
      .then(
        () => true,
        async (error: unknown) => {
          log.error(
            { err: error, alert: 'jobs.queue' },
            'a queue could not be made; this gateway runs its job by itself',
          )
          await leave(boss)
          return false
        },
      )
    making = made
    return made
  }

  const onQueue = async (boss: PgBoss, { name, everyMs, work, failed }: RepeatedJob): Promise<Stop> => {
    const seconds = Math.max(1, Math.round(everyMs / 1000))
    let running: Promise<unknown> = Promise.resolve()
    const worker = await boss.work(name, { batchSize: 1, pollingIntervalSeconds: Math.max(0.5, seconds / 4) }, () => {
      running = ofEveryMerchant(work).catch(failing(failed))
      return running
    })
    const ask = () => void boss.send(name, {}, { singletonSeconds: seconds }).catch(failing(failed))
    const timer = setInterval(ask, everyMs)
    return async () => {
      clearInterval(timer)
      await boss.offWork({ id: worker })
      await running
      await leave(boss)
    }
  }
  return {
    repeat: async (job) => {
      const boss = await enter().catch((error: unknown) => {
        log.error(
          { err: error, alert: 'jobs.queue' },
          'the job queue did not open; this gateway runs the jobs by itself',
        )
        return null
      })
      const isReady = boss !== null && (await makeQueue(boss, job.name))
      return !isReady ? startInterval({ log }, job) : onQueue(boss, job)
    },
  }
}
