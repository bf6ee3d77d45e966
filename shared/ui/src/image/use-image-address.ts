import { imageAddress } from '@mosaic/contracts'
import { useState } from 'react'
import { imageHosts } from './image-hosts'

/** Address of a picture now, and what to do when it does not arrive: the next host, at last the site itself. */
export const useImageAddress = (
  path: string,
): { attempt: number; lastHost: number; address: (of: string) => string; onError: () => void } => {
  const hosts = imageHosts()
  const [failed, setFailed] = useState<{ readonly path: string; readonly count: number }>({ path, count: 0 })
  const attempt = failed.path === path ? failed.count : 0
  return {
    attempt,
    lastHost: hosts.length,
    address: (of) => imageAddress(of, hosts, Math.min(attempt, hosts.length)),
    onError: () => setFailed({ path, count: attempt + 1 }),
  }
}
