/** A modal dialog component that traps focus and closes with Escape or a click outside. */
import type { ReactNode } from 'react'
import { Button, Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import './sheet.css'

interface Props {
  readonly title: string
  /** The label of the close button. */
  readonly close: string
  readonly children: ReactNode
  onClose(): void
}

export function SheetDialog({ title, close, children, onClose }: Props) {
  return (
    <ModalOverlay
      className="sheet-overlay"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => isOpen || onClose()}
    >
      <Modal className="sheet paper">
        <Dialog className="sheet-dialog">
          <div className="sheet-head">
            <Heading slot="title" className="sheet-title">
              {title}
            </Heading>
            <Button className="button small" onPress={onClose}>
              {close}
            </Button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
