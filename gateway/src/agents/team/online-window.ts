const onlineWindowMs = 5 * 60_000

/** Online: seen within the last five minutes, whatever the range (domain §4.5). */
export const onlineWindow = (now: number) => ({ after: now - onlineWindowMs, until: now })
