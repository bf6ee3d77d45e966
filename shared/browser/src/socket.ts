/** Null: the browser has no sockets or forbids them, so ask by requests. */
export const openSocket = (address: string): WebSocket | null => {
  try {
    return new WebSocket(address)
  } catch {
    return null
  }
}
