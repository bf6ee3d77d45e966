// Stands in for error-codes/desc: an error of the runtime carries its code and the link to its page; failures are told apart by their place.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
