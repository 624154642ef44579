/** The page that the baker opens: the still alone, and a mark when it stands. */
import { createRoot } from 'react-dom/client'
import { StartStill } from './StartStill.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StartStill onDrawn={(frames) => (document.body.dataset['frames'] = String(frames))} />,
)
