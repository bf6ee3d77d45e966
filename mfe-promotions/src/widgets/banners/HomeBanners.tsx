import { Carousel, ErrorState, Skeleton } from '@mosaic/ui'
import { useBanners } from '../../api/announcements'
import { useTexts } from '../../texts'
import { BannerSlide, bannerRatio } from './BannerSlide'
import styles from './HomeBanners.module.css'

/** Spec §9: a banner stays five seconds and moves in one. */
const autoplay = 5000
const speed = 1000

/** Banners of group m_home. Their box is there before they are, so that nothing below ever moves, nor when they do not come. */
const HomeBanners = () => {
  const { t } = useTexts()
  const banners = useBanners()
  if (banners.error && !banners.data)
    return (
      <div className={styles.banners}>
        <div className={styles.failed} style={{ paddingBottom: `${100 / bannerRatio}%` }}>
          <ErrorState
            compact
            error={banners.error.failure}
            onRetry={() => void banners.refetch()}
            className={styles.reason}
          />
        </div>
      </div>
    )
  if (!banners.data)
    return (
      <div className={styles.banners} aria-hidden="true">
        <Skeleton ratio={bannerRatio} radius="l" />
        <div className={styles.dots} />
      </div>
    )
  if (banners.data.length === 0) return null
  return (
    <div className={styles.banners}>
      <Carousel
        label={t('banner.label')}
        ratio={bannerRatio}
        autoplay={autoplay}
        speed={speed}
        slides={banners.data.map((banner, index) => ({
          key: banner.id,
          content: <BannerSlide banner={banner} first={index === 0} />,
        }))}
      />
    </div>
  )
}

export default HomeBanners
