import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * One process per data directory. PGlite takes no lock, and two processes on one directory lose acknowledged money without an error
 * (domain §3.4).
 * The lock is a listening socket, because a socket dies with its process. The pid file only feeds the message.
 */
export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse'
}

export type DirectoryLock = { release(): Promise<void> }

/** Unix socket paths end at 104 bytes on some systems, so a deep directory gets a short name derived from its real path. */
const socketPath = (directory: string): string => {
  const name = createHash('sha256').update(realpathSync(directory)).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\mosaic-${name}`
  const beside = join(realpathSync(directory), 'gateway.sock')
  return Buffer.byteLength(beside) < 100 ? beside : join(tmpdir(), `mosaic-${name}.sock`)
}

const listen = (path: string): Promise<Server | 'taken'> =>
  new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => socket.destroy())
      socket.end(String(process.pid))
    })
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve('taken') : reject(error),
    )
    server.listen(path, () => {
      server.unref()
      resolve(server)
    })
  })

/** `null`: the socket has no listener. A holder whose event loop is busy still accepts, but may be slow to send its pid. */
const holderOf = (path: string, pidFile: string): Promise<string | null> =>
  new Promise((resolve) => {
    let said = ''
    let connected = false
    const fromFile = () => {
      try {
        return readFileSync(pidFile, 'utf8').trim() || 'unknown'
      } catch {
        return 'unknown'
      }
    }
    const socket = connect(path, () => {
      connected = true
    })
    const finish = () => {
      clearTimeout(limit)
      socket.destroy()
      resolve(connected ? said || fromFile() : null)
    }
    const limit = setTimeout(finish, 2000)
    socket.on('data', (chunk) => {
      said += chunk.toString()
    })
    socket.on('error', finish)
    socket.on('end', finish)
  })

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Only one process at a time may clear a dead holder's socket, else two of them could each clear the other's. */
const withTakeover = async <T>(directory: string, work: () => Promise<T>): Promise<T> => {
  const file = join(directory, 'gateway.takeover')
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    const abandoned = !alive(owner) && Date.now() - statSync(file).mtimeMs > 3000
    if (!abandoned)
      throw new DirectoryInUse(`Process ${owner} is just now taking over ${directory}; start again in a few seconds.`)
    rmSync(file, { force: true })
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

export const lockDirectory = async (directory: string): Promise<DirectoryLock> => {
  mkdirSync(directory, { recursive: true })
  const path = socketPath(directory)
  const pidFile = join(directory, 'gateway.pid')
  const inUse = (pid: string) =>
    new DirectoryInUse(
      `The data directory ${directory} is in use by process ${pid}. Stop it, or set DATA_DIR to another directory.`,
    )

  let server = await listen(path)
  if (server === 'taken') {
    const holder = await holderOf(path, pidFile)
    if (holder !== null) throw inUse(holder)
    server = await withTakeover(directory, async () => {
      const late = await holderOf(path, pidFile)
      if (late !== null) throw inUse(late)
      rmSync(path, { force: true })
      return listen(path)
    })
    if (server === 'taken') throw inUse('unknown')
  }
  const held = server
  writeFileSync(pidFile, String(process.pid))
  return {
    release: () =>
      new Promise((resolve) => {
        rmSync(pidFile, { force: true })
        held.close(() => resolve())
      }),
  }
}
