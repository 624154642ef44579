/** The page of a hand: joins the table whose code stands in the address, or asks for a code. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { socketLink } from '../../link/carriers/socket.ts'
import JoinPage from '../join/JoinPage.tsx'
import { useQuery } from '../routes.ts'
import { parseCode } from '../join/codes.ts'
import { deviceToken, makeMessageIds } from './device.ts'
import type { HandLink } from './handLink.ts'
import { HandView } from './HandView.tsx'
import { keptName } from './keptName.ts'
import { makeTableLink } from './tableLink.ts'

export default function HandPage() {
  const code = parseCode(useQuery().get('code') ?? '')
  return code === null ? <JoinPage /> : <JoinedHand key={code} code={code} />
}

function openLink(code: string): HandLink {
  return makeTableLink({
    link: socketLink({ url: window.location.origin, code }),
    token: deviceToken(),
    name: keptName(),
    seat: null,
    now: Date.now,
    later(milliseconds, step) {
      const timer = setTimeout(step, milliseconds)
      return () => clearTimeout(timer)
    },
    makeId: makeMessageIds(),
  })
}

function JoinedHand({ code }: { readonly code: string }) {
  const [link, setLink] = useState<HandLink | null>(null)
  useEffect(() => {
    const opened = openLink(code)
    const look = () => opened.wake(!document.hidden)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    setLink(opened)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
      opened.leave()
    }
  }, [code])
  return link && <LinkedHand link={link} />
}

function LinkedHand({ link }: { readonly link: HandLink }) {
  const linked = useSyncExternalStore(link.onChange, link.state)
  return <HandView link={link} linked={linked} />
}
