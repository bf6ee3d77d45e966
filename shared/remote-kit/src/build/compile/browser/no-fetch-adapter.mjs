// Stands in for axios/lib/adapters/fetch.js.
export const getFetch = undefined
export default undefined
