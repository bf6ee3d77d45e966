const names: Readonly<Record<string, string>> = { pix: 'PIX', promptpay: 'PromptPay' }

/** Proper names of payment schemes are the same in every language; a new scheme shows its code. */
export const methodName = (code: string): string => names[code] ?? code.toUpperCase()
