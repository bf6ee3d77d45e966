/** A way out of the application: to another origin, or to a document of our own with another policy. */
export const leavePage = (address: string): void => window.location.assign(address)
