const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text is an id as the house writes it, which the database can look up; another one is nobody's, and PostgreSQL would refuse to read it. */
export const isUuid = (text: string): boolean => uuid.test(text)
