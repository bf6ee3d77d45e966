import { basename, join } from 'node:path'
import { remoteFolders } from '../../shared/remote-kit/src/build/release/build-all'
import { root } from '../root'
import { readableLine } from '../start/log-line'

export type Log = (name: string, line: string) => void

export const log: Log = (name, line) => console.log(readableLine(name, line, new Date()))

/** Development servers use ports from a hundred above the site, one for each package. */
const firstDevPort = (base: number) => base + 100

export type Target = { readonly name: string; readonly port: number }

const nameOf = (dir: string) => basename(dir).replace(/^mfe-/, '').replace('host-shell', 'host')

export const allTargets = (base: number): Target[] =>
  [join(root, 'host-shell'), ...remoteFolders()].map((dir, index) => ({
    name: nameOf(dir),
    port: firstDevPort(base) + index,
  }))
