/** Page that the bake script opens; counts frames on the body element. */
import { createRoot } from 'react-dom/client'
import { StartStill } from './StartStill.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(
  <StartStill onDrawn={(frames) => (document.body.dataset['frames'] = String(frames))} />,
)
