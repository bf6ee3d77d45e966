import type { FishingConfig } from '../../../games/fishing/fishing-rules'
import type { RulesProps } from '../../frame/stage-props'
import { divided, multiplied } from '../../money-text'
import type { FishingKey } from './texts'

/** The chance as players read it: 1 in so many shots. */
const oneIn = (multiplier: number, returnParts: number, lang: string): string =>
  ((multiplier * 1_000_000) / returnParts).toLocaleString(lang, { maximumFractionDigits: 1 })

export const FishingRules = ({ config, stake, money, t, lang, icons }: RulesProps<FishingConfig, FishingKey>) => {
  const shots = config.magazines[0] ?? 1
  const shot = divided(stake, shots)
  return (
    <>
      <h3>{t('pays', { shot: money(shot) })}</h3>
      <ul className="pays">
        {config.fish.map(({ icon, multiplier }) => (
          <li key={icon}>
            <img src={icons[icon]} alt="" className="pay-art" />
            <ul>
              <li>
                <b>×{multiplier}</b>
              </li>
              <li>{money(multiplied(shot, multiplier))}</li>
              <li>{t('chance', { every: oneIn(multiplier, config.returnParts, lang) })}</li>
            </ul>
          </li>
        ))}
      </ul>
      {[t('ruleMagazine'), t('ruleSame'), t('ruleServer'), t('ruleLeave')].map((line) => (
        <p key={line} className="note">
          {line}
        </p>
      ))}
    </>
  )
}
