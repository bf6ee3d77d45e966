import type { Announcement } from '@mosaic/contracts'
import { Image, Link } from '@mosaic/ui'
import { firstImage } from '../../promotion/first-image'
import { siteLink } from '../../promotion/site-link'
import styles from './BannerSlide.module.css'

export const bannerRatio = 1080 / 500

/** Picture to the right, the translated text over its left half; the whole banner is the link. */
export const BannerSlide = ({ banner, first }: { readonly banner: Announcement; readonly first: boolean }) => {
  const image = firstImage(banner)
  const link = siteLink(banner.link)
  const inside = (
    <>
      {image ? (
        <Image src={image.url} colour={image.colour} alt="" ratio={bannerRatio} eager={first} className={styles.art} />
      ) : (
        <span className={styles.plain} />
      )}
      <span className={styles.shade} />
      <span className={styles.words}>
        {banner.kicker ? <span className={styles.kicker}>{banner.kicker}</span> : null}
        <span className={styles.title}>{banner.title}</span>
        {link && banner.action ? <span className={styles.action}>{banner.action}</span> : null}
      </span>
    </>
  )
  return link ? (
    <Link to={link} className={styles.slide}>
      {inside}
    </Link>
  ) : (
    <div className={styles.slide}>{inside}</div>
  )
}
