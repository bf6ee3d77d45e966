const margin = 2

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Path through the points, lowest at the bottom; a flat series is a line in the middle. */
export const sparklinePath = (points: readonly number[], width: number, height: number): string => {
  const low = Math.min(...points)
  const span = Math.max(...points) - low
  const step = points.length > 1 ? width / (points.length - 1) : 0
  return points
    .map((point, index) => {
      const share = span === 0 ? 0.5 : (point - low) / span
      const y = height - margin - share * (height - 2 * margin)
      return `${index === 0 ? 'M' : 'L'}${tenth(index * step)} ${tenth(y)}`
    })
    .join('')
}
