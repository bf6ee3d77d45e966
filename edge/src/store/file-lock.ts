import { open, readFile, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

const ownerOf = async (file: string): Promise<number | null> => {
  const text = await readFile(file, 'utf8').catch(() => '')
  return text ? Number(text) : null
}

/** Runs one action at a time over all processes that share the file system; a lock of a dead process is taken over. */
export const withFileLock = async <T>(file: string, action: () => Promise<T>): Promise<T> => {
  const deadline = Date.now() + 5000
  for (;;) {
    try {
      const handle = await open(file, 'wx')
      await handle.writeFile(String(process.pid))
      await handle.close()
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const owner = await ownerOf(file)
    if (owner !== null && !isAlive(owner)) await rm(file, { force: true })
    else if (Date.now() > deadline) throw new Error(`${file} is held by process ${owner ?? 'unknown'}`)
    else await pause(10 + Math.random() * 20)
  }
  try {
    return await action()
  } finally {
    await rm(file, { force: true })
  }
}
