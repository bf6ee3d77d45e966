import { MoneyText } from '@mosaic/money'
import { merchantCurrency, refreshWallet, useWallet } from '@mosaic/session'
import { Skeleton } from '@mosaic/ui'
import { useEffect, useState } from 'react'

/** The balance with the money that has just arrived: asked for anew, never computed. */
export const NewBalance = () => {
  const { balance, currency } = useWallet()
  const [isNew, setNew] = useState(false)
  useEffect(() => {
    let shown = true
    void refreshWallet().then(() => shown && setNew(true))
    return () => {
      shown = false
    }
  }, [])
  if (!isNew || balance === null) return <Skeleton width={96} height={18} />
  return <MoneyText value={balance} currency={currency ?? merchantCurrency()} />
}
