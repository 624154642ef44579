/** Parts of the table that its first sight can do without: each is brought when it is asked for. */
import { lazy } from 'react'

export const Advice = lazy(() => import('./advice/Advice.tsx'))
export const Ask = lazy(async () => ({ default: (await import('../../ui/actions/Ask.tsx')).Ask }))
export const Cameras = lazy(async () => ({ default: (await import('./Cameras.tsx')).Cameras }))
export const Chronicle = lazy(async () => ({
  default: (await import('../../ui/log/Chronicle.tsx')).Chronicle,
}))
export const Curtain = lazy(() => import('../../ui/table/Curtain.tsx'))
export const GuideSlot = lazy(async () => ({
  default: (await import('../guide/GuideSlot.tsx')).GuideSlot,
}))
export const LogView = lazy(async () => ({
  default: (await import('../../ui/log/LogView.tsx')).LogView,
}))
export const Offered = lazy(async () => ({ default: (await import('./Offered.tsx')).Offered }))
export const Lasting = lazy(() => import('./Lasting.tsx'))
export const PanelBoard = lazy(async () => ({
  default: (await import('../../ui/panels/PanelBoard.tsx')).PanelBoard,
}))
export const PhotoBar = lazy(() => import('./photo/PhotoBar.tsx'))
export const PointSlip = lazy(() => import('./PointSlip.tsx'))
export const Slips = lazy(() => import('./Slips.tsx'))
export const Timeline = lazy(async () => ({
  default: (await import('../../ui/table/Timeline.tsx')).Timeline,
}))
export const TypedFaces = lazy(async () => ({
  default: (await import('../../ui/typed/TypedFaces.tsx')).TypedFaces,
}))
export const WhyNot = lazy(() => import('./WhyNot.tsx'))
