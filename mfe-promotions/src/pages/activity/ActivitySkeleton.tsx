import { Card, Skeleton } from '@mosaic/ui'
import { promotionRatio } from '../../promotion/PromotionImage'
import cards from './PromotionCard.module.css'
import styles from './ActivityPage.module.css'

export const ActivitySkeleton = () => (
  <div aria-hidden="true">
    <div className={styles.filter}>
      <Skeleton height={44} radius="pill" width="72%" />
    </div>
    {[1, 2, 3].map((card) => (
      <Card key={card} padded={false} className={cards.card}>
        <Skeleton ratio={promotionRatio} radius="s" />
        <div className={cards.wait}>
          <Skeleton lines={2} />
        </div>
      </Card>
    ))}
  </div>
)
