/** Parts of the table that its first render does not need, loaded lazily. */
import { lazy } from 'react'

export const LazyAdvicePanel = lazy(() => import('./advice/AdvicePanel.tsx'))
export const LazyQuestions = lazy(async () => ({
  default: (await import('../../ui/actions/Questions.tsx')).Questions,
}))
export const LazyCameraMenu = lazy(async () => ({
  default: (await import('./CameraMenu.tsx')).CameraMenu,
}))
export const LazyChronicle = lazy(async () => ({
  default: (await import('../../ui/log/Chronicle.tsx')).Chronicle,
}))
export const LazyCurtain = lazy(() => import('../../ui/table/Curtain.tsx'))
export const LazyGuideSlot = lazy(async () => ({
  default: (await import('../guide/GuideSlot.tsx')).GuideSlot,
}))
export const LazyLogView = lazy(async () => ({
  default: (await import('../../ui/log/LogView.tsx')).LogView,
}))
export const LazyOfferedChoices = lazy(async () => ({
  default: (await import('./OfferedChoices.tsx')).OfferedChoices,
}))
export const LazyPictureCompanions = lazy(() => import('./PictureCompanions.tsx'))
export const LazyPanelBoard = lazy(async () => ({
  default: (await import('../../ui/panels/PanelBoard.tsx')).PanelBoard,
}))
export const LazyPaceButtons = lazy(() => import('./PaceButtons.tsx'))
export const LazyPhotoBar = lazy(() => import('./photo/PhotoBar.tsx'))
export const LazyPointSlip = lazy(() => import('./PointSlip.tsx'))
export const LazySlips = lazy(() => import('./Slips.tsx'))
export const LazyTimeline = lazy(async () => ({
  default: (await import('../../ui/table/Timeline.tsx')).Timeline,
}))
export const LazyTypedFaces = lazy(async () => ({
  default: (await import('../../ui/typed/TypedFaces.tsx')).TypedFaces,
}))
export const LazyWhyNot = lazy(() => import('./WhyNot.tsx'))
