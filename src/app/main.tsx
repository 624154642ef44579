/** Entry point of the page. */
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { makeOffline } from './offline.ts'
import { followSettings } from './settings/store.ts'
import '../ui/styles/index.css'

followSettings()

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(<App />)
makeOffline()
window.addEventListener('gamepadconnected', () => {
  void import('./gamepad/watch.ts').then(({ watchPads }) => watchPads())
})
