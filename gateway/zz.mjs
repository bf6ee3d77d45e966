import { PGlite } from '@electric-sql/pglite'
import { readFileSync } from 'node:fs'
const extra = JSON.parse(process.env.EXTRA ?? '[]')
const image = process.env.IMAGE ? new Blob([readFileSync(process.env.IMAGE)]) : undefined
const c = new PGlite({ dataDir: 'memory://', ...(image && { loadDataDir: image }), startParams: [...PGlite.defaultStartParams, ...extra] })
await c.waitReady
const mid = process.cpuUsage()
console.log('start', (mid.user+mid.system)/1e6, JSON.stringify(extra), Math.round(process.memoryUsage().rss/1e6)+' MB')
console.log((await c.query("select setting from pg_settings where name='shared_buffers'")).rows, (await c.query("select setting, name from pg_settings where name in ('jit','wal_buffers','max_connections')")).rows.map(r=>r.name+' '+r.setting).join())
await c.close()
