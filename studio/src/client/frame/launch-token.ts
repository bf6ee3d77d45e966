/** Removes the single-use launch token from the address, where a screenshot would show it. */
export const takeLaunchToken = (): string | null => {
  const address = new URL(window.location.href)
  const token = address.searchParams.get('token')
  if (token === null) return null
  address.searchParams.delete('token')
  window.history.replaceState(null, '', address.pathname + address.search + address.hash)
  return token
}
