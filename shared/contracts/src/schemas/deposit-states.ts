/** On the provider's page (`pg`), by a code that the site shows (`qr`), by a transfer that the member proves (`mt`). */
export const depositKinds = ['pg', 'qr', 'mt'] as const

export const depositStates = ['PENDING', 'REVIEW', 'SETTLED', 'FAILED', 'EXPIRED', 'CANCELLED'] as const
