type OptionsProps<Value> = {
  values: readonly Value[]
  /** The words for a value; the value itself by default. */
  words?: (value: Value) => string
}

/** The choices of a Select. */
export function Options<Value extends string | number>({ values, words = String }: OptionsProps<Value>) {
  return values.map((value) => (
    <option key={value} value={value}>
      {words(value)}
    </option>
  ))
}
