// Replaces error-codes/desc: runtime errors carry a code and a link; failures are distinguished by their place.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
