import { FieldScene } from './FieldScene'
import { NetScene } from './NetScene'
import { RingScene } from './RingScene'
import { sceneOf } from './scene-kind'
import type { SceneProps } from './scene-kind'
import { TrackScene } from './TrackScene'

export const Scene = (props: SceneProps) => {
  const scene = sceneOf[props.config.sport]
  switch (scene.kind) {
    case 'field':
      return <FieldScene {...props} ground={scene.ground} />
    case 'net':
      return <NetScene {...props} ground={scene.ground} />
    case 'track':
      return <TrackScene {...props} ground={scene.ground} />
    case 'ring':
      return <RingScene {...props} ground={scene.ground} />
  }
}
