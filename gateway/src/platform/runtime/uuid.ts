const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is an id in the gateway's form; PostgreSQL refuses to read any other text as uuid. */
export const isUuid = (text: string): boolean => uuid.test(text)
