/** The window that is open over the page, if there is one: keys and buttons mean nothing behind it. */
export function openWindow(): HTMLElement | null {
  const open = document.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')
  return [...open].at(-1) ?? null
}
