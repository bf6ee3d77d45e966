import { readStored, removeStored, writeStored } from '@mosaic/session'
import { useState } from 'react'

const key = 'mosaic.balance.hidden'

/** Whether this device hides the amount from onlookers. */
export const useHiddenBalance = (): [hidden: boolean, toggle: () => void] => {
  const [hidden, setHidden] = useState(() => readStored(key) === '1')
  const toggle = () => {
    if (hidden) removeStored(key)
    else writeStored(key, '1')
    setHidden(!hidden)
  }
  return [hidden, toggle]
}
