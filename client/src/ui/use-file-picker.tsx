import { useRef, type ComponentProps } from 'react'

type FilePicker = Pick<
  ComponentProps<'input'>,
  'accept' | 'aria-label' | 'capture' | 'disabled' | 'multiple'
> & { onFiles: (files: File[]) => void }

/** An invisible file input: `pick` opens the chooser, `input` must be in the page. */
export function useFilePicker({ onFiles, ...input }: FilePicker) {
  const ref = useRef<HTMLInputElement>(null)
  return {
    pick: () => ref.current?.click(),
    input: (
      <input
        ref={ref}
        type="file"
        tabIndex={-1}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Lets the same file be chosen again after it was corrected.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
        {...input}
      />
    ),
  }
}
