const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Whether a text is an id as the database can look it up; another one is nobody's, and PostgreSQL would refuse to read it. */
export const isUuid = (text: string): boolean => uuid.test(text)
