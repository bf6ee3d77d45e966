// Replaces axios' form serialisers, progress events, cancel tokens and XSRF cookie. The only client
// (shared/api-client/src/transport.ts) sends JSON or URLSearchParams, aborts by AbortSignal and names no XSRF cookie.
const refuse = () => {
  throw new Error('This part of axios is not in the browser build')
}
export default class Unused {
  constructor() {
    refuse()
  }
}
export { refuse as progressEventReducer, refuse as progressEventDecorator, refuse as asyncDecorator }
