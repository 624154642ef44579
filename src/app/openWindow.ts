/** The topmost open dialog, if any; shortcuts must not act behind it. */
export function openWindow(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  return [...open].at(-1) ?? null
}
