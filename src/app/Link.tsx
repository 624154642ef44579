/** A link inside the app, followed by the History API without reloading the page. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { go } from './routes.ts'

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }

export function Link({ href, onClick, ...rest }: Props) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    const otherwise =
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.button !== 0 ||
      rest.target === '_blank'
    if (event.defaultPrevented || otherwise) return
    event.preventDefault()
    go(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}
