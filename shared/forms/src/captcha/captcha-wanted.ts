const codes: readonly string[] = ['captcha.required', 'captcha.wrong']

/** The gateway wants to see a person before it goes on. */
export const captchaWanted = (code: string): boolean => codes.includes(code)
