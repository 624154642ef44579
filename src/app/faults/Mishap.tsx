/** Error boundary: replaces a page that failed to render by a message with a way on. */
import { Component, type ReactNode } from 'react'
import { useVoice } from '../../ui/voice.tsx'
import { FaultNotice } from './FaultNotice.tsx'

interface Props {
  readonly children: ReactNode
  /** Fallback instead of the full-page message. */
  readonly instead?: ReactNode
  /** A change of this value resets the error, so that the children render again. */
  readonly until?: unknown
  onMishap?(error: unknown): void
}

interface State {
  readonly hasFailed: boolean
  readonly until: unknown
}

export class Mishap extends Component<Props, State> {
  override state: State = { hasFailed: false, until: this.props.until }

  static getDerivedStateFromProps({ until }: Props, state: State): State | null {
    return until === state.until ? null : { hasFailed: false, until }
  }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onMishap?.(error)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return this.props.instead === undefined ? <MishapPage /> : this.props.instead
  }
}

function MishapPage() {
  const voice = useVoice()
  return (
    <FaultNotice title={voice.word('ui.fault.page')} text={voice.word('ui.fault.pageAbout')}>
      <button type="button" className="button primary" onClick={() => window.location.reload()}>
        {voice.word('ui.fault.reload')}
      </button>
    </FaultNotice>
  )
}
