/** Leaves for the provider's page in this tab. Anything but a web address stays unopened. */
export const openPaymentPage = (address: string): boolean => {
  if (!/^https?:\/\//.test(address)) return false
  window.location.assign(address)
  return true
}
