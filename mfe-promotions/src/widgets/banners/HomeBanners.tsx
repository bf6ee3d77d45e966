import { Carousel, QueryView, Skeleton } from '@mosaic/ui'
import { useBannersQuery } from '../../api/announcements'
import { useTexts } from '../../texts'
import { BannerSlide, bannerRatio } from './BannerSlide'
import styles from './HomeBanners.module.css'

/** Spec §9: a banner stays five seconds and moves in one. */
const autoplay = 5000
const speed = 1000

/** Banners of group m_home. Their space is reserved before they load, also if they fail, so that the page below does not move. */
const HomeBanners = () => {
  const { t } = useTexts()
  return (
    <QueryView
      query={useBannersQuery()}
      compact
      frame={(failure) => (
        <div className={styles.banners}>
          <div className={styles.failed} style={{ paddingBottom: `${100 / bannerRatio}%` }}>
            {failure}
          </div>
        </div>
      )}
      skeleton={
        <div className={styles.banners} aria-hidden="true">
          <Skeleton ratio={bannerRatio} radius="l" />
          <div className={styles.dots} />
        </div>
      }
      isEmpty={({ length }) => length === 0}
    >
      {(banners) => (
        <div className={styles.banners}>
          <Carousel
            label={t('banner.label')}
            ratio={bannerRatio}
            autoplay={autoplay}
            speed={speed}
            slides={banners.map((banner, index) => ({
              key: banner.id,
              content: <BannerSlide banner={banner} first={index === 0} />,
            }))}
          />
        </div>
      )}
    </QueryView>
  )
}

export default HomeBanners
