/** Small controls of the showcase: buttons, links that look like buttons, and lists to choose from. */
import type { ButtonHTMLAttributes } from 'react'
import { Link } from '../Link.tsx'

export const SmallButton = (props: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" className="button small" {...props} />
)

export const SmallLink = (props: Parameters<typeof Link>[0]) => (
  <Link className="button small" {...props} />
)

interface SelectProps<T extends string | number> {
  readonly value: T
  readonly options: readonly T[]
  /** The accessible name, where no label stands beside the list. */
  readonly name?: string
  textOf?(option: T): string
  onChange(option: T): void
}

export function Select<T extends string | number>(props: SelectProps<T>) {
  const { value, options, name, textOf = String, onChange } = props
  return (
    <select
      className="input"
      aria-label={name}
      value={value}
      onChange={({ target }) =>
        onChange(options.find((option) => `${option}` === target.value) ?? value)
      }
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {textOf(option)}
        </option>
      ))}
    </select>
  )
}
