// axios picks XMLHttpRequest first wherever it exists, which is every browser; its fetch adapter would only be weight.
export const getFetch = undefined
export default undefined
