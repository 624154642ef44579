/** Everything that may be set; each change holds at once and stays. */
import { Segments } from '../../ui/Segments.tsx'
import { Volume } from '../../ui/Volume.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { languages } from '../../words/types.ts'
import {
  contrasts,
  motions,
  qualityChoices,
  seatings,
  speeds,
  tableViews,
  textSizes,
  throwWays,
  volumeGroups,
} from './shape.ts'
import { changeSettings, useSettings } from './store.ts'

/** Each language calls itself by its own name. */
const ownNames = { en: 'English', el: 'Ελληνικά', pl: 'Polski', ru: 'Русский' } as const

export function SettingsForm() {
  const voice = useVoice()
  const now = useSettings()
  return (
    <div className="settings">
      <Segments
        label={voice.word('ui.set.language')}
        value={now.language}
        choices={languages}
        textOf={(choice) => ownNames[choice]}
        langOf={(choice) => choice}
        onChange={(language) => changeSettings({ language })}
      />
      <Segments
        label={voice.word('ui.set.textSize')}
        value={String(now.textSize)}
        choices={textSizes.map(String)}
        textOf={(choice) => voice.word('ui.set.percent', { n: Number(choice) / 100 })}
        onChange={(choice) => {
          const textSize = textSizes.find((size) => String(size) === choice)
          if (textSize) changeSettings({ textSize })
        }}
      />
      <Segments
        label={voice.word('ui.set.motion')}
        value={now.motion}
        choices={motions}
        textOf={(choice) => voice.word(`ui.set.motion.${choice}`)}
        onChange={(motion) => changeSettings({ motion })}
      />
      <Segments
        label={voice.word('ui.set.contrast')}
        value={now.contrast}
        choices={contrasts}
        textOf={(choice) => voice.word(`ui.set.contrast.${choice}`)}
        onChange={(contrast) => changeSettings({ contrast })}
      />
      <Segments
        label={voice.word('ui.set.speed')}
        value={now.speed}
        choices={speeds}
        textOf={(choice) => voice.word(`ui.set.speed.${choice}`)}
        onChange={(speed) => changeSettings({ speed })}
      />
      <Segments
        label={voice.word('ui.set.throwing')}
        value={now.throwing}
        choices={throwWays}
        textOf={(choice) => voice.word(`ui.set.throwing.${choice}`)}
        onChange={(throwing) => changeSettings({ throwing })}
      />
      <Segments
        label={voice.word('ui.set.tableView')}
        value={now.tableView}
        choices={tableViews}
        textOf={(choice) => voice.word(`ui.set.tableView.${choice}`)}
        onChange={(tableView) => changeSettings({ tableView })}
      />
      <Segments
        label={voice.word('ui.set.seating')}
        value={now.seating}
        choices={seatings}
        textOf={(choice) => voice.word(`ui.set.seating.${choice}`)}
        onChange={(seating) => changeSettings({ seating })}
      />
      <Segments
        label={voice.word('ui.set.quality')}
        value={now.quality}
        choices={qualityChoices}
        textOf={(choice) => voice.word(`ui.set.quality.${choice}`)}
        onChange={(quality) => changeSettings({ quality })}
      />
      <div className="volumes">
        {volumeGroups.map((group) => (
          <Volume
            key={group}
            label={voice.word(`ui.set.volume.${group}`)}
            value={now.volumes[group]}
            onChange={(value) => changeSettings({ volumes: { ...now.volumes, [group]: value } })}
          />
        ))}
      </div>
    </div>
  )
}
