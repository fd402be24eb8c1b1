import { useRef, type ComponentProps } from 'react'

type FilePicker = Pick<
  ComponentProps<'input'>,
  'accept' | 'aria-label' | 'capture' | 'disabled' | 'multiple'
> & { onFiles: (files: File[]) => void }

/** A choice of files without a look of its own: `pick` asks for them, `input` has to stand in the page. */
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
          // The same file may be chosen again, mended.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
        {...input}
      />
    ),
  }
}
