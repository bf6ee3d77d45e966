export type ToastDuration = keyof typeof toastDurations
/** How long a toast stays, in milliseconds (spec §9). */
export const toastDurations = { brief: 1000, default: 1500, notice: 2000, short: 3000, long: 8000 } as const
