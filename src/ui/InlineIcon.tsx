/** Inline SVG icons of the page's own controls, so that they do not depend on fonts. */
const paths = {
  /** Resets the camera. */
  home: 'M12 5a7 7 0 1 1-6.6 4.7M5 4.5v5.4h5.4 M12 12h.01',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6',
  /** A robot's head. */
  bot: 'M5 9h14v10H5z M12 9V5 M12 4h.01 M9 13h.01 M15 13h.01 M9 16.5h6',
  again: 'M19 12a7 7 0 1 1-2.2-5.1M18.5 3v4.5H14',
} as const

export function InlineIcon({ name }: { readonly name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
