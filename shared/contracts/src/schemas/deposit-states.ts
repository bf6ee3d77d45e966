export const depositStates = ['PENDING', 'REVIEW', 'SETTLED', 'FAILED', 'EXPIRED', 'CANCELLED'] as const
