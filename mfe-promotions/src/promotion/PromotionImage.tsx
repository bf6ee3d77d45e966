import type { Announcement } from '@mosaic/contracts'
import { Icon, Image } from '@mosaic/ui'
import { firstImage } from './first-image'
import styles from './PromotionImage.module.css'

/** Width by height of the pictures of promotions; the box keeps it also without a picture. */
export const promotionRatio = 1080 / 460

export const PromotionImage = ({
  promotion,
  eager = false,
}: {
  readonly promotion: Announcement
  readonly eager?: boolean
}) => {
  const image = firstImage(promotion)
  if (image) return <Image src={image.url} colour={image.colour} alt="" ratio={promotionRatio} eager={eager} />
  return (
    <span className={styles.none}>
      <Icon name="gift" size={48} className={styles.mark} />
    </span>
  )
}
