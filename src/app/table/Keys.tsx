/** Table of keyboard shortcuts and gamepad buttons. */
import { useVoice } from '../../ui/voice.tsx'
import type { WordKey } from '../../words/types.ts'
import './keys.css'

/** Action, its keys, and the gamepad button. */
const rows: readonly (readonly [WordKey, string, WordKey | null])[] = [
  ['ui.keys.walk', '↑ ↓', 'ui.pad.cross'],
  ['ui.keys.choices', 'Alt + G', null],
  ['ui.keys.choose', 'Enter', 'ui.pad.lower'],
  ['ui.keys.pick', '1 – 9', null],
  ['ui.keys.throw', 'Alt + T', 'ui.pad.lower'],
  ['ui.skip', 'Alt + S', 'ui.pad.right'],
  ['ui.toMyTurn', 'Alt + Shift + S', null],
  ['ui.set.speed', 'Alt + V', null],
  ['ui.undo', 'Alt + Z', 'ui.pad.left'],
  ['ui.ask.why', 'Alt + W', 'ui.pad.upper'],
  ['ui.ask.advice', 'Alt + A', null],
  ['ui.camera.title', 'Alt + C, Alt + Shift + C', 'ui.pad.shoulders'],
  ['ui.camera.home', 'Alt + R', null],
  ['photo.title', 'Alt + P', null],
  ['ui.close', 'Esc', 'ui.pad.right'],
  ['ui.menu', 'Alt + M', 'ui.pad.start'],
]

export function Keys() {
  const voice = useVoice()
  return (
    <details className="keys-fold">
      <summary>{voice.word('ui.keys.title')}</summary>
      <table className="keys-table">
        <thead>
          <tr>
            <th scope="col">{voice.word('ui.keys.what')}</th>
            <th scope="col">{voice.word('ui.keys.key')}</th>
            <th scope="col">{voice.word('ui.keys.pad')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, keys, pad]) => (
            <tr key={what}>
              <th scope="row">{voice.word(what)}</th>
              <td>
                {keys.split(', ').map((one) => (
                  <kbd key={one}>{one}</kbd>
                ))}
              </td>
              <td>{pad && voice.word(pad)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
