/** Ends emails about reports, with the link in one. */
export default function UnsubscribeScreen() {
  return <main id="main" tabIndex={-1} />
}
