import { Accordion, SafeHtml } from '@mosaic/ui'
import { useState } from 'react'
import { useRegisterNoticesQuery } from '../../api/register-notices'
import styles from './RegisterPage.module.css'

/** Below the form, which does not move when they come and is whole without them. */
export const RegisterNotices = () => {
  const { data = [] } = useRegisterNoticesQuery()
  const [openId, setOpenId] = useState<string | null>(null)
  if (data.length === 0) return null
  return (
    <div className={styles.notices}>
      <Accordion
        level={2}
        openId={openId}
        onChange={setOpenId}
        items={data.map(({ id, title, content }) => ({ id, title, content: <SafeHtml html={content} /> }))}
      />
    </div>
  )
}
