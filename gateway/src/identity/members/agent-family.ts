/**
 * A user agent without its versions: the same after an update, another for another browser or system. '' for none, which
 * is like no other.
 */
export const agentFamily = (userAgent: string): string =>
  userAgent
    .replaceAll(/\/[\w.+-]+/g, '')
    .replaceAll(/\d+(?:[._]\d+)*/g, '')
    .trim()
