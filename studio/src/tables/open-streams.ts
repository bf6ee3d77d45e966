/** Most open streams of one seat, of one address (or IPv6 network), and of all. */
export const streamLimits = { perSeat: 3, perNetwork: 60, inAll: 2000 }

type Stream = { readonly seat: string; readonly network: string; readonly end: () => void }

/** The open streams of all tables. A seat that opens another one than its limit loses its oldest. */
export const openStreams = () => {
  const open = new Set<Stream>()
  const counts = new Map<string, number>()
  const ofSeats = new Map<string, readonly Stream[]>()

  const of = (seat: string): readonly Stream[] => ofSeats.get(seat) ?? []
  const keep = (seat: string, streams: readonly Stream[]): void =>
    void (streams.length > 0 ? ofSeats.set(seat, streams) : ofSeats.delete(seat))
  const count = (network: string, by: number): void => {
    const next = (counts.get(network) ?? 0) + by
    if (next > 0) counts.set(network, next)
    else counts.delete(network)
  }
  const remove = (stream: Stream): void => {
    if (!open.delete(stream)) return
    count(stream.network, -1)
    keep(
      stream.seat,
      of(stream.seat).filter((each) => each !== stream),
    )
  }

  return {
    /** `false`: there is no place for it. */
    add: (stream: Stream): boolean => {
      const [oldest] = of(stream.seat).length >= streamLimits.perSeat ? of(stream.seat) : []
      if (oldest) {
        remove(oldest)
        oldest.end()
      }
      if (open.size >= streamLimits.inAll || (counts.get(stream.network) ?? 0) >= streamLimits.perNetwork) return false
      open.add(stream)
      count(stream.network, 1)
      keep(stream.seat, [...of(stream.seat), stream])
      return true
    },
    remove,
    endAll: (): void => {
      for (const { end } of [...open]) end()
    },
  }
}
