/**
 * Options of a server: headers and bodies that do not arrive are closed within 15 seconds. Node looks every 30 seconds
 * otherwise, whatever the time limits are.
 */
export const slowRequests = {
  requestTimeout: 10_000,
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 3_000 },
}
