import { useEffect, useRef, useState } from 'react'
import { countUpFrame } from '../money-text'

const countUpMs = 1100

/** Part of the way, 0 to 1, that has passed since `key` changed; at once where motion is not wanted. */
const useWay = (key: string, active: boolean): number => {
  const [part, setPart] = useState(1)
  useEffect(() => {
    if (!active || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setPart(1)
      return undefined
    }
    const since = performance.now()
    let frame = 0
    const step = (now: number): void => {
      const done = Math.min(1, (now - since) / countUpMs)
      setPart(1 - (1 - done) ** 3)
      if (done < 1) frame = requestAnimationFrame(step)
    }
    setPart(0)
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [key, active])
  return part
}

/** Counts up from nothing to an amount. */
export const useCountUp = (amount: string, active: boolean): string => countUpFrame(amount, useWay(amount, active))

/** Counts a balance up when it grows; a stake leaves it at once. */
export const useCountedBalance = (balance: string): string => {
  const before = useRef(balance)
  const [from, setFrom] = useState(balance)
  useEffect(() => {
    setFrom(before.current)
    before.current = balance
  }, [balance])
  const grows = Number(balance) > Number(from) && Number.isSafeInteger(Number(balance))
  const part = useWay(`${from} ${balance}`, grows)
  return part >= 1 || !grows ? balance : String(Math.floor(Number(from) + (Number(balance) - Number(from)) * part))
}
