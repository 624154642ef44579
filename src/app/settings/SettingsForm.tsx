/** Form of all settings; each change takes effect at once and is stored. */
import { Segments } from '../../ui/Segments.tsx'
import { Volume } from '../../ui/Volume.tsx'
import { useVoice } from '../../ui/voice.tsx'
import { forcedWays } from '../../session/forced.ts'
import { languages } from '../../words/types.ts'
import {
  contrasts,
  motions,
  qualityChoices,
  seatings,
  speeds,
  tableViews,
  textSizes,
  throwPreferences,
  volumeGroups,
} from './shape.ts'
import { changeSettings, useSettings } from './store.ts'

/** Each language in its own name. */
const ownNames = { en: 'English', el: 'Ελληνικά', pl: 'Polski', ru: 'Русский' } as const

/** Settings with a fixed list of choices, in the order of the form. */
const picks = [
  { name: 'motion', choices: motions },
  { name: 'contrast', choices: contrasts },
  { name: 'speed', choices: speeds },
  { name: 'throwing', choices: throwPreferences },
  { name: 'forced', choices: forcedWays },
  { name: 'tableView', choices: tableViews },
  { name: 'seating', choices: seatings },
  { name: 'quality', choices: qualityChoices },
] as const

interface PickProps {
  readonly name: (typeof picks)[number]['name']
  readonly choices: readonly string[]
}

function Pick({ name, choices }: PickProps) {
  const voice = useVoice()
  const value = useSettings((settings) => settings[name])
  return (
    <Segments
      label={voice.word(`ui.set.${name}`)}
      value={value as string}
      choices={choices}
      textOf={(choice) => voice.say({ key: `ui.set.${name}.${choice}` })}
      onChange={(choice) => changeSettings({ [name]: choice })}
    />
  )
}

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
      {picks.map((pick) => (
        <Pick key={pick.name} {...pick} />
      ))}
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
