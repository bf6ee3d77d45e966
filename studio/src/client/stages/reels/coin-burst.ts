type Coin = { x: number; y: number; vx: number; vy: number; spin: number; size: number; bornMs: number }

const lifeMs = 1600

/** Coins thrown up from the middle of the reels; only ever shown for a win above the stake. */
export type CoinBurst = {
  readonly throwAt: (now: number, width: number, height: number, count: number) => void
  readonly draw: (pen: CanvasRenderingContext2D, now: number) => boolean
  readonly clear: () => void
}

export const createCoinBurst = (): CoinBurst => {
  let coins: Coin[] = []
  return {
    throwAt: (now, width, height, count) => {
      coins = Array.from({ length: count }, () => ({
        x: width * (0.3 + Math.random() * 0.4),
        y: height * 0.75,
        vx: (Math.random() - 0.5) * width * 0.9,
        vy: -height * (1.1 + Math.random() * 0.9),
        spin: 4 + Math.random() * 8,
        size: width * (0.016 + Math.random() * 0.016),
        bornMs: now + Math.random() * 350,
      }))
    },
    clear: () => {
      coins = []
    },
    draw: (pen, now) => {
      coins = coins.filter((coin) => now - coin.bornMs < lifeMs)
      for (const coin of coins) {
        const t = (now - coin.bornMs) / 1000
        if (t < 0) continue
        const x = coin.x + coin.vx * t
        const y = coin.y + coin.vy * t + pen.canvas.height * 1.5 * t * t
        const turn = Math.cos(t * coin.spin)
        pen.save()
        pen.globalAlpha = Math.min(1, (lifeMs / 1000 - t) * 2.5)
        pen.translate(x, y)
        pen.scale(Math.max(0.12, Math.abs(turn)), 1)
        pen.fillStyle = '#b86f06'
        pen.beginPath()
        pen.arc(0, coin.size * 0.12, coin.size, 0, Math.PI * 2)
        pen.fill()
        pen.fillStyle = turn > 0 ? '#ffd75e' : '#f3b42c'
        pen.beginPath()
        pen.arc(0, 0, coin.size, 0, Math.PI * 2)
        pen.fill()
        pen.fillStyle = '#fff1b8'
        pen.beginPath()
        pen.arc(-coin.size * 0.2, -coin.size * 0.2, coin.size * 0.45, 0, Math.PI * 2)
        pen.fill()
        pen.restore()
      }
      return coins.length > 0
    },
  }
}
