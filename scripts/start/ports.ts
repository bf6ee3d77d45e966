import { connect } from 'node:net'

/** The processes of one site and the distance of each port from the base. */
export const portOffsets = { edge: 0, gateway: 1, studio: 2, psp: 3, desk: 4 } as const

const answers = (port: number, host: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host })
    const end = (taken: boolean) => {
      socket.destroy()
      resolve(taken)
    }
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .setTimeout(500, () => end(false))
  })

/** The first of these ports that is in use, or null. */
export const firstTaken = async (ports: readonly number[]): Promise<number | null> => {
  const taken = await Promise.all(
    ports.map(async (port) => (await answers(port, '127.0.0.1')) || (await answers(port, '::1'))),
  )
  const index = taken.indexOf(true)
  return index < 0 ? null : (ports[index] ?? null)
}

/** The first of a site's five ports that is in use, or null. */
export const takenPort = (base: number): Promise<number | null> =>
  firstTaken(Object.values(portOffsets).map((offset) => base + offset))

/** Names the port and the command with another base port. */
export const takenSentence = (port: number, setting: string, command: string): string =>
  `Port ${port} is taken by another program. Stop it, or choose another base port: ${setting} ${command}`

const free = async (base: number): Promise<number> => {
  const taken = await takenPort(base)
  return taken === null ? base : free(taken + 1)
}

/** Commands started at the same moment would find the same ports free, so each begins at an offset of its own. */
const places = 20

/** A base port from this one on whose five ports are free. */
export const freePort = (base: number): Promise<number> =>
  free(base + (process.pid % places) * Object.keys(portOffsets).length)
