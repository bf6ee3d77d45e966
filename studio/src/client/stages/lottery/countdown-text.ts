/** `2d 03:04:05`, `03:04:05` or `04:05`. */
export const countdownText = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000))
  const two = (value: number): string => (value < 10 ? `0${value}` : String(value))
  const [days, hours] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24]
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return `${days > 0 ? `${days}d ` : ''}${days > 0 || hours > 0 ? `${two(hours)}:` : ''}${clock}`
}
