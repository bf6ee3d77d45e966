import { clientNetwork } from '@mosaic/contracts/network'
import type { Beacon, Sender } from './beacon'
import { addressHash, type Sample } from './samples'

type View = { readonly address: string; failedLoad: boolean; error: boolean; lcp?: number; inp?: number }
type Views = Map<string, View>

/** Views stored per release and merchant; the oldest are dropped. */
const maxViews = 20_000

/** Clients whose views are counted; the oldest are dropped. */
const maxClients = 50_000

/**
 * Page views by release and merchant. A view counts once however often it reports, and one address adds at most
 * `viewsPerAddress` views to a release, so that one client alone cannot end a canary.
 */
export const createSampleCollector = (viewsPerAddress: number) => {
  const releases = new Map<string, Views>()
  const viewsOfClient = new Map<string, number>()

  const viewOf = (released: string, merchant: string, view: string, address: string): View | null => {
    const name = `${released}/${merchant}`
    const views = releases.get(name) ?? new Map<string, View>()
    releases.set(name, views)
    const known = views.get(view)
    if (known) return known
    // The merchant comes from the Host header, which the client controls, so the per-address limit ignores it.
    const client = `${released}/ ${clientNetwork(address)}`
    const count = viewsOfClient.get(client) ?? 0
    if (count >= viewsPerAddress) return null
    viewsOfClient.set(client, count + 1)
    const [first] = viewsOfClient.keys()
    if (viewsOfClient.size > maxClients && first !== undefined) viewsOfClient.delete(first)
    const added: View = { address: addressHash(released, clientNetwork(address)), failedLoad: false, error: false }
    views.set(view, added)
    const [oldest] = views.keys()
    if (views.size > maxViews && oldest !== undefined) views.delete(oldest)
    return added
  }

  const forget = (remote: string, release: string): void => {
    const prefix = `${remote}/${release}/`
    for (const key of releases.keys()) if (key.startsWith(prefix)) releases.delete(key)
    for (const key of viewsOfClient.keys()) if (key.startsWith(prefix)) viewsOfClient.delete(key)
  }

  return {
    /** Counts only releases that the channel can show: anything else would let a client fill the memory. */
    add: (
      { view, lcp, inp, parts }: Beacon,
      { address, merchant }: Sender,
      isShown: (remote: string, release: string) => boolean,
    ): void => {
      for (const { remote, release, failure } of parts) {
        const counted = isShown(remote, release) ? viewOf(`${remote}/${release}`, merchant, view, address) : null
        if (!counted) continue
        if (failure === 'render-error') counted.error = true
        else if (failure !== null) counted.failedLoad = true
        if (lcp !== undefined) counted.lcp = lcp
        if (inp !== undefined) counted.inp = inp
      }
    },
    /** Samples of all visitors, or of the visitors of some merchants. */
    samples: (remote: string, release: string, merchants?: readonly string[]): readonly Sample[] => {
      const prefix = `${remote}/${release}/`
      const isWanted = (key: string) =>
        key.startsWith(prefix) && (merchants === undefined || merchants.includes(key.slice(prefix.length)))
      return [...releases].flatMap(([key, views]) =>
        isWanted(key) ? [...views].map(([view, counted]) => ({ view, ...counted })) : [],
      )
    },
    size: (): { readonly clients: number } => ({ clients: viewsOfClient.size }),
    forget,
    /** Forgets releases that the channel cannot show any more. */
    retain: (isShown: (remote: string, release: string) => boolean): void => {
      for (const name of releases.keys()) {
        const [remote = '', release = ''] = name.split('/')
        if (!isShown(remote, release)) forget(remote, release)
      }
    },
  }
}
