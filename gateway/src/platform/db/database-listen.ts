import pg from 'pg'

const retryMs = 1000

/** Listens to a PostgreSQL channel on a connection of its own and reconnects; missed notifications count as one call. */
export const listenOn = async (
  connectionString: string,
  channel: string,
  onNotification: () => void,
): Promise<() => Promise<void>> => {
  let stopped = false
  let retry: NodeJS.Timeout | undefined
  let client: pg.Client | null = null

  const connect = async () => {
    const mine = new pg.Client({ connectionString, keepAlive: true, application_name: 'mosaic-gateway-events' })
    client = mine
    const again = () => {
      if (stopped || client !== mine) return
      client = null
      retry = setTimeout(() => void connect(), retryMs)
    }
    mine.on('error', again)
    mine.on('end', again)
    mine.on('notification', onNotification)
    try {
      await mine.connect()
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`)
      onNotification()
    } catch {
      again()
      await mine.end().catch(() => undefined)
    }
  }
  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end()
  }
}
