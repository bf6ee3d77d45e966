const form = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Catches typing errors; the gateway checks the address. */
export const isEmail = (typed: string): boolean => form.test(typed.trim())
