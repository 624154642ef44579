/** The entry of the page. */
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { makeOffline } from './offline.ts'
import { applySettings, useSettings } from './settings/store.ts'
import '../ui/styles/index.css'

applySettings(useSettings.getState())
useSettings.subscribe(applySettings)

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(<App />)
makeOffline()
window.addEventListener('gamepadconnected', () => {
  void import('./gamepad/watch.ts').then(({ watchPads }) => watchPads())
})
